/** The captcha's dialog, and its way for those who do not see pictures. */
export const texts = {
  'captcha.title': 'Show that you are a person',
  'captcha.text': 'There were many tries. Show us that a person goes on.',
  'captcha.slide': 'Slide the ball onto the spot with its sign',
  'captcha.slider': 'Position of the ball',
  'captcha.alt': 'A football pitch with four spots, each with a sign of its own',
  'captcha.check': 'Check',
  'captcha.checking': 'Checking…',
  'captcha.again': 'Another picture',
  'captcha.use-work': 'Go on without a picture',
  'captcha.use-picture': 'Back to the picture',
  'captcha.work-title': 'Without a picture',
  'captcha.work-text': 'Your device works something out instead. It takes up to a minute; leave this open.',
  'captcha.work-code':
    'Your device works something out instead, for up to a minute. Then we send a code to the email or phone of the account.',
  'captcha.working': 'Work done by your device',
  'captcha.percent': '{percent} percent done.',
  'captcha.code-sent': 'If the account has an email or a phone, a code is on its way.',
  'captcha.code-title': 'Type the code',
  'captcha.code': 'Code of {digits} digits',
  'captcha.code-wrong': 'This is not the code. Look at the newest one.',
  'captcha.wrong': 'That was not it. Here is another one.',
  'captcha.expired': 'That took too long. Here is another one.',
  'captcha.dismissed': 'Without this check we cannot go on. Try again.',
  'letter.captcha-code.subject': 'Your code',
  'letter.captcha-code.body':
    '{code} is your Touchline code to go on signing in. It is good for {minutes, plural, one {# minute} other {# minutes}}. Give it to nobody.',
} as const;
