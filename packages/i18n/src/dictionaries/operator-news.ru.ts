/** Что дом сообщает игроку со своего пульта. */
export const texts = {
  'message.support-answer.title': 'Поддержка ответила',
  'message.support-answer.text': 'На ваше обращение {id} пришёл ответ.',
  'message.data-ready.title': 'Ваши данные готовы',
  'message.data-ready.text': 'Файл с вашими данными можно скачать один раз в течение 7 дней.',
};
