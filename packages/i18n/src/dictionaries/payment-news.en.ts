/** What a player finds in the inbox about payments: written by the server. */
export const texts = {
  'message.withdrawal-paid.title': '{amount} is paid out',
  'message.withdrawal-paid.text': 'Your withdrawal to {destination} has been paid.',
  'message.withdrawal-failed.title': 'The withdrawal of {amount} failed',
  'message.withdrawal-failed.text': '{destination} could not be paid to. The money is back on your balance.',
  'message.withdrawal-declined.title': 'The withdrawal of {amount} was declined',
  'message.withdrawal-declined.text': 'The money is back on your balance. The payment history says why.',
} as const;
