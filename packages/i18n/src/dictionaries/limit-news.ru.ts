/** What a player is told of their own limits, breaks and exclusions: written by the server. */
export const texts = {
  'limit-news.hold': '{limit}: {value}. Действует с этого момента.',
  'limit-news.wait': '{limit}: вы попросили {value}. Ничего не изменится, пока вы не подтвердите; подтвердить можно начиная с {at}.',
  'limit-news.wait-none':
    '{limit}: вы попросили снять этот лимит. Ничего не изменится, пока вы не подтвердите; подтвердить можно начиная с {at}.',
  'limit-news.kept': '{limit}: остаётся {value}. Запрос на более мягкий лимит отменён.',
  'limit-news.confirmed': '{limit}: теперь {value}, как вы подтвердили.',
  'limit-news.gone': '{limit}: лимит снят, как вы подтвердили.',
  'message.limits-changed.title': 'Ваши лимиты изменились',
  'message.limits-changed.text': '{changes}\n\nЕсли это были не вы, смените пароль и напишите в поддержку.',
  'message.break-begun.title': 'Ваш перерыв начался',
  'message.break-begun.text':
    'До {until} вы не можете ни ставить, ни пополнять счёт, и мы не присылаем вам предложений. Деньги можно вывести в любое время. Перерыв закончится сам; раньше его не может закончить никто.',
  'message.self-exclusion-begun.title': 'Вы закрыли себе доступ к игре',
  'message.self-exclusion-begun.text':
    'До {until} вы не можете ни ставить, ни пополнять счёт, и мы не присылаем вам предложений. Деньги можно вывести в любое время; текущие ставки рассчитываются как обычно. Закончить это раньше не может никто.',
  'message.excluded-for-good.title': 'Вы закрыли себе доступ к игре навсегда',
  'message.excluded-for-good.text':
    'Вы больше не можете ни ставить, ни пополнять счёт, и мы не присылаем вам предложений. Деньги можно вывести в любое время; текущие ставки рассчитываются как обычно.',
  'letter.notice.subject': 'Touchline: {title}',
  'letter.notice.body': '{text}\n\nTouchline',
} as const satisfies Readonly<Record<string, string>>;
