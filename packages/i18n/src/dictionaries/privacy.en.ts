/** The player's own data: a copy of it, and erasure. */
export const texts = {
  'privacy.lead': 'What we keep of you belongs to you: take a copy along, or have it erased.',
  'privacy.copy': 'A copy of your data',
  'privacy.copy.text':
    'Everything that is kept under your account: details, documents, bets, payments, sessions, messages. One file (JSON) that other programs can read.',
  'privacy.copy.ask': 'Have a copy made',
  'privacy.copy.preparing': 'Your copy is being made. We tell you in your messages when it is ready.',
  'privacy.copy.ready': 'Your copy is ready: {size}. It can be downloaded once, until {until}.',
  'privacy.copy.taken': 'You have downloaded your copy of {at}. Another one can be made at any time.',
  'privacy.copy.expired': 'Nobody downloaded the copy of {at} in time. Another one can be made at any time.',
  'privacy.copy.download': 'Download the copy',
  'privacy.copy.downloaded': 'The copy is downloaded',
  'privacy.password': 'Your password',
  'privacy.password.why': 'So that nobody else takes your data from an open screen.',
  'privacy.erase': 'Erase your account',
  'privacy.erase.text':
    'Your name, addresses, documents, messages and requests are destroyed for good. What the law makes us keep (bets, payments, your agreement to the terms) stays under a number that nobody can tell you by.',
  'privacy.erase.balance': 'There is still money on your accounts: withdraw it first, and give up bonuses that are left.',
  'privacy.erase.running-bets': 'Bets of yours are still running: wait until they have ended.',
  'privacy.erase.self-excluded': 'While you exclude yourself we have to know you. Afterwards the account can be erased.',
  'privacy.erase.do': 'Erase my account',
  'privacy.erase.question': 'Erase your account for good?',
  'privacy.erase.sure': 'Nobody can bring it back: not you, and not we either.',
};
