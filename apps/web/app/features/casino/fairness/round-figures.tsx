import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { ReceiptRow } from '../../../shell/page/receipt-header.tsx';
import { formatMultiplier, parsePay } from '../play/multiplier.ts';
import { formatReturn } from '../play/return-text.ts';

/** The arithmetic of a round: the stake, the exact pay, and what came back of it. */
export function RoundFigures({ round }: { readonly round: CasinoReceipt }) {
  const t = useTranslator();
  const { amount, dateTimeLong } = useFormats();
  const pay = parsePay(round.pay);
  return (
    <dl className="receipt-figures">
      <ReceiptRow name={t('casino.receipt.started')} value={dateTimeLong(round.startedAt)} />
      {round.endedAt === null ? null : <ReceiptRow name={t('casino.receipt.ended')} value={dateTimeLong(round.endedAt)} />}
      <ReceiptRow name={t('casino.receipt.version')} value={String(round.version)} />
      <ReceiptRow name={t('casino.receipt.edge')} value={formatReturn(t.language, round.edgePpm)} />
      <ReceiptRow name={t('casino.stake')} value={amount(round.stake, round.currency)} />
      {pay === null ? null : <ReceiptRow name={t('casino.receipt.pay')} value={`${round.pay} = ${formatMultiplier(t.language, pay)}`} />}
      <ReceiptRow
        name={t('casino.receipt.returned')}
        value={round.returned === null ? t('casino.receipt.open') : amount(round.returned, round.currency)}
        strong
      />
    </dl>
  );
}
