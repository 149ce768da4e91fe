table-title = שולחן { $code }
door-sit-title = לשבת לשולחן
door-name = השם שלכם
door-sit = מתיישבים
lobby-seats = ליד השולחן
lobby-start = מתחילים
