/** What players are written when they register, sign in or forgot a password, and the page of the bank of play money: by the server. */
export const texts = {
  'letter.sign-in-code.subject': 'Your code',
  'letter.sign-in-code.body':
    '{code} is your Touchline sign-in code. It is good for {minutes, plural, one {# minute} other {# minutes}}. Give it to nobody.',
  'letter.password-reset-link.subject': 'A new password',
  'letter.password-reset-link.body':
    'Someone asked for a new password for your account {userId}. If that was you, open this link and choose one:\n\n{link}\n\nIt is good once, for {minutes, plural, one {# minute} other {# minutes}}. If it was not you, leave the letter be: nothing changes.\n\nTouchline',
  'letter.password-reset-code.subject': 'Your code',
  'letter.password-reset-code.body':
    '{code} is your Touchline code for a new password. It is good for {minutes, plural, one {# minute} other {# minutes}}. Give it to nobody.',
  'letter.password-was-reset.subject': 'Your password was changed',
  'letter.password-was-reset.body':
    'The password of your account {userId} was changed, and you were signed out everywhere. If it was not you, write to support at once.\n\nTouchline',
  'letter.second-factor-guessed.subject': 'Somebody has your password',
  'letter.second-factor-guessed.body':
    'Somebody signed in to your account {userId} with its password and tried out codes of your app. None was right, and nobody got in. Choose a new password now: if it was not you, that one is known.\n\nTouchline',
  'letter.address-has-account.subject': 'Your address was used to register',
  'letter.address-has-account.body':
    'Somebody opened an account with your email or phone. You have one already: {userId}. If it was you, sign in with it, or ask for a new password. If not, leave this be: your account is not touched and nobody was told that you have one.\n\nTouchline',
  'letter.activation-link.subject': 'Confirm your email',
  'letter.activation-link.body':
    'Welcome to Touchline. Your account number is {userId}.\n\nOpen this link to confirm that this address is yours:\n\n{link}\n\nOr type the code {code}. Both are good for {hours, plural, one {# hour} other {# hours}}.\n\nTouchline',
  'letter.activation-code.subject': 'Your code',
  'letter.activation-code.body': '{code} is your Touchline code to confirm this phone. Give it to nobody.',
  'letter.appeal-answered.subject': 'Your appeal',
  'letter.appeal-answered.body':
    '{decision, select, lifted {{scope, select, betting {You can bet again.} deposits {You can deposit again.} withdrawals {You can withdraw again.} other {Your account is open again.}}} other {{scope, select, betting {Betting stays barred on your account.} deposits {Deposits stay barred on your account.} withdrawals {Withdrawals stay barred on your account.} other {Your account stays blocked.}}}}\n\n{answer}\n\nTouchline',
  'signin.code-sent': 'If this phone has an account, a code is on its way.',
  'bank.title': 'Sandbox Bank',
  'bank.asks': 'Touchline asks who you are',
  'bank.first-name': 'First name',
  'bank.last-name': 'Last name',
  'bank.birth-date': 'Date of birth',
  'bank.personal-number': 'Personal number',
  'bank.confirm': 'Confirm and pay',
  'bank.cancel': 'Cancel',
  'bank.play-money': 'Play money: nothing is charged.',
  'bank.unknown': 'There is no such order.',
  'bank.ended': 'This order has ended.',
  'bank.back': 'Back to Touchline',
} as const;
