language = toki pona
page-home = tomo
