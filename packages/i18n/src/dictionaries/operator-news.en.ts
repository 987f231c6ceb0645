/** What the house tells a player from its console. */
export const texts = {
  'message.support-answer.title': 'Support has answered',
  'message.support-answer.text': 'There is an answer to your request {id}.',
  'message.data-ready.title': 'Your data is ready',
  'message.data-ready.text': 'The file with your data can be downloaded for 7 days, once.',
};
