import type { texts as english } from './captcha.en.ts';

/** The captcha's dialog, in Russian. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'captcha.title': 'Подтвердите, что вы человек',
  'captcha.text': 'Попыток было много. Покажите, что продолжает человек.',
  'captcha.slide': 'Передвиньте мяч на точку с его знаком',
  'captcha.slider': 'Положение мяча',
  'captcha.alt': 'Футбольное поле с четырьмя точками, у каждой свой знак',
  'captcha.check': 'Проверить',
  'captcha.checking': 'Проверяем…',
  'captcha.again': 'Другая картинка',
  'captcha.use-work': 'Продолжить без картинки',
  'captcha.use-picture': 'Вернуться к картинке',
  'captcha.work-title': 'Без картинки',
  'captcha.work-text': 'Вместо этого поработает ваше устройство. Это займёт до минуты, не закрывайте окно.',
  'captcha.work-code': 'Вместо этого поработает ваше устройство, до минуты. Затем мы пришлём код на почту или телефон аккаунта.',
  'captcha.working': 'Работа вашего устройства',
  'captcha.percent': 'Готово {percent} процентов.',
  'captcha.code-sent': 'Если у аккаунта есть почта или телефон, код уже в пути.',
  'captcha.code-title': 'Введите код',
  'captcha.code': 'Код из {digits} цифр',
  'captcha.code-wrong': 'Это не тот код. Проверьте самый новый.',
  'captcha.wrong': 'Не совпало. Вот другое задание.',
  'captcha.expired': 'Время вышло. Вот другое задание.',
  'captcha.dismissed': 'Без этой проверки продолжить нельзя. Попробуйте ещё раз.',
  'letter.captcha-code.subject': 'Ваш код',
  'letter.captcha-code.body':
    '{code} — код Touchline, чтобы продолжить вход. Действует {minutes, plural, one {# минуту} few {# минуты} many {# минут} other {# минуты}}. Никому его не сообщайте.',
};
