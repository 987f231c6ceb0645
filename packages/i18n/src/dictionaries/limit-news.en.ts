/** What a player is told of their own limits, breaks and exclusions: written by the server. */
export const texts = {
  'limit-news.hold': '{limit}: {value}. It holds from now on.',
  'limit-news.wait': '{limit}: you asked for {value}. Nothing changes before you confirm it, which you can from {at} on.',
  'limit-news.wait-none': '{limit}: you asked for this limit to go. Nothing changes before you confirm it, which you can from {at} on.',
  'limit-news.kept': '{limit}: stays at {value}. The looser limit that you had asked for is off.',
  'limit-news.confirmed': '{limit}: {value} from now on, as you confirmed.',
  'limit-news.gone': '{limit}: this limit is gone, as you confirmed.',
  'message.limits-changed.title': 'Your limits have changed',
  'message.limits-changed.text': '{changes}\n\nIf this was not you, change your password and write to support.',
  'message.break-begun.title': 'Your break has begun',
  'message.break-begun.text':
    'Until {until} you can neither bet nor pay in, and you get no offers from us. Your money can be withdrawn at any time. The break ends by itself; nobody can end it earlier.',
  'message.self-exclusion-begun.title': 'You have excluded yourself',
  'message.self-exclusion-begun.text':
    'Until {until} you can neither bet nor pay in, and you get no offers from us. Your money can be withdrawn at any time; running bets are settled as usual. Nobody can end it earlier.',
  'message.excluded-for-good.title': 'You have excluded yourself for good',
  'message.excluded-for-good.text':
    'You can neither bet nor pay in any more, and you get no offers from us. Your money can be withdrawn at any time; running bets are settled as usual.',
  'letter.notice.subject': 'Touchline: {title}',
  'letter.notice.body': '{text}\n\nTouchline',
} as const;
