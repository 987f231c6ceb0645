/** Что дом сообщает игроку со своего пульта. */
export const texts = {
  'message.support-answer.title': 'Поддержка ответила',
  'message.support-answer.text': 'На ваше обращение {id} пришёл ответ.',
  'message.data-ready.title': 'Ваши данные готовы',
  'message.data-ready.text': 'Файл с вашими данными можно скачать один раз в течение 7 дней.',
  'message.blocked-betting.title': 'На вашем аккаунте закрыты ставки',
  'message.blocked-betting.text': 'Откройте, чтобы узнать причину, срок и как подать обращение.',
  'message.blocked-deposits.title': 'На вашем аккаунте закрыто пополнение',
  'message.blocked-deposits.text': 'Откройте, чтобы узнать причину, срок и как подать обращение.',
  'message.blocked-withdrawals.title': 'На вашем аккаунте закрыт вывод средств',
  'message.blocked-withdrawals.text': 'Откройте, чтобы узнать причину, срок и как подать обращение.',
};
