### Налаштування цього пристрою.

settings-name = Ваше ім’я
    .says = До 24 знаків. Його бачать за столом. Зберігається на цьому пристрої.
settings-theme = Тема
settings-theme-auto = Як у системі
settings-theme-light = Світла
settings-theme-dark = Темна
settings-motion = Анімація
settings-motion-auto = Як у системі
settings-motion-full = Увімкнена
settings-motion-less = Менше
settings-sound = Звук і вібрація
settings-notes = Сповіщати, коли мій хід
    .says = Сповіщення, коли настав ваш хід, а сторінка не перед очима.
    .refused = Браузер не дозволяє тут сповіщень.
settings-adapts = Боти підлаштовуються під вас
    .says = Коли ви граєте самі з ботами, спершу це початківці та легкі кубики. Виграєте — боти стають сильнішими, програєте з тріском — слабшими. Пам’ятає лише цей пристрій.
settings-on = Увімкнено
settings-off = Вимкнено
settings-replay = Відкрити збережену гру
