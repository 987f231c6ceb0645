/** What the house tells a player from its console. */
export const texts = {
  'message.support-answer.title': 'Support has answered',
  'message.support-answer.text': 'There is an answer to your request {id}.',
  'message.data-ready.title': 'Your data is ready',
  'message.data-ready.text': 'The file with your data can be downloaded for 7 days, once.',
  'message.blocked-betting.title': 'Betting is barred on your account',
  'message.blocked-betting.text': 'Open it to see why, until when, and how to appeal.',
  'message.blocked-deposits.title': 'Deposits are barred on your account',
  'message.blocked-deposits.text': 'Open it to see why, until when, and how to appeal.',
  'message.blocked-withdrawals.title': 'Withdrawals are barred on your account',
  'message.blocked-withdrawals.text': 'Open it to see why, until when, and how to appeal.',
};
