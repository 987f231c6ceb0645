/** Rules on receipts: written by the server. */
export const texts = {
  'receipt.rule.sold': 'بيع بقيمة تلك اللحظة: العرض للرهان كله مضروبًا في الجزء المبيع، مع التقريب إلى {unit}.',
  'receipt.rule.sold-part': 'بيع بقيمة تلك اللحظة: العرض للرهان كله مضروبًا في الجزء المبيع، مع التقريب إلى {unit}.',
  'receipt.rule.edited': 'أصبحت القيمة كلها مبلغ الرهان {successor}.',
  'receipt.rule.power-bet': 'أصبحت القيمة كلها مبلغ الرهان {successor}.',
  'receipt.rule.insured': 'يُدفع {amount} إذا خسر الرهان، ويُعاد ثمن التأمين إذا أُلغي الرهان كله.',
  'receipt.rule.early-paid': 'تقدّم الفريق بهدفين عند النتيجة {score}: دُفع الاختيار رابحًا ولا تلغي ذلك أي نتيجة لاحقة.',
} as const satisfies Readonly<Record<string, string>>;
