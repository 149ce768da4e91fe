### Що може бути не так із власною коробкою: кожне стоїть після свого місця.

box-problem-missing = цього бракує
box-problem-empty = тут ще порожньо
box-problem-not-table = має бути таблиця з назвами й значеннями
box-problem-not-list = має бути перелік у квадратних дужках
box-problem-not-text = має бути текст у лапках
box-problem-not-number = має бути ціле число
box-problem-unprintable = тут є знак, якого не надрукувати
box-problem-not-one-of = має бути одне з: { $there }
box-problem-out-of-range = має бути число від { $low } до { $high }
box-problem-too-long = знаків щонайбільше { $n }
box-problem-wrong-number = їх має бути { $n }, а не { $are }
box-problem-too-few = їх має бути щонайменше { $n }, а не { $are }
box-problem-too-many = їх має бути щонайбільше { $n }, а не { $are }
box-problem-unknown-field = такого поля немає; є: { $there }
box-problem-other-game = це коробка до гри «{ $game }», а не «{ $wanted }»
box-problem-no-part = коробка порожня; у ній можуть бути: { $there }
box-problem-not-letter = «{ $face }» — не літера мови цієї коробки
box-problem-refused = { $detail }
box-problem-too-big = у коробці щонайбільше { $n } кБ; цей файл більший
box-problem-one-line = рядок { $line }: кожен текст має бути в одному рядку, в одинарних або подвійних лапках
box-problem-no-toml-at = рядок { $line }, знак { $column }: це не TOML
box-problem-no-toml = це не TOML
box-problem-cut-short = файл уривається: частини бракує
