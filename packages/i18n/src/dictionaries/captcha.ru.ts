import type { texts as english } from './captcha.en.ts';

/** The captcha's dialog, in Russian. */
export const texts: Readonly<Record<keyof typeof english, string>> = {
  'captcha.title': 'Подтвердите, что вы человек',
  'captcha.text': 'Передвиньте фрагмент на его место на картинке.',
  'captcha.slider': 'Положение фрагмента',
  'captcha.alt': 'Футбольное поле с цветными фигурами и вырезом',
  'captcha.check': 'Проверить',
  'captcha.checking': 'Проверяем…',
  'captcha.again': 'Другая картинка',
  'captcha.use-question': 'Ответить на вопрос',
  'captcha.use-picture': 'Вернуться к картинке',
  'captcha.wrong': 'Не совпало. Вот другое задание.',
  'captcha.expired': 'Время вышло. Вот другое задание.',
  'captcha.dismissed': 'Без этой проверки продолжить нельзя. Попробуйте ещё раз.',
  'captcha.question': 'Голы хозяев: {home}. Голы гостей: {away}. Сколько голов забито всего? Ответьте цифрами.',
  'captcha.number.1': 'один',
  'captcha.number.2': 'два',
  'captcha.number.3': 'три',
  'captcha.number.4': 'четыре',
  'captcha.number.5': 'пять',
  'captcha.number.6': 'шесть',
  'captcha.number.7': 'семь',
  'captcha.number.8': 'восемь',
  'captcha.number.9': 'девять',
};
