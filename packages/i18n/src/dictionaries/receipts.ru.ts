/** Rules on receipts: written by the server. */
export const texts = {
  'receipt.rule.sold':
    'Продана по стоимости на тот момент: предложение за всю ставку, умноженное на проданную долю, с округлением до {unit}.',
  'receipt.rule.sold-part':
    'Продана по стоимости на тот момент: предложение за всю ставку, умноженное на проданную долю, с округлением до {unit}.',
  'receipt.rule.edited': 'Вся стоимость стала суммой ставки {successor}.',
  'receipt.rule.power-bet': 'Вся стоимость стала суммой ставки {successor}.',
  'receipt.rule.insured': 'Выплачивается {amount}, если ставка проиграет; при полном возврате ставки возвращается и плата за страховку.',
  'receipt.rule.early-paid':
    'Команда вела в два мяча при счёте {score}: исход оплачен как выигравший, и дальнейший результат этого не отменит.',
} as const satisfies Readonly<Record<string, string>>;
