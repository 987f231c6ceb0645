import type { PokerOwnRate } from '@touchline/contract/poker/shapes';
import { parseMoney } from '@touchline/kernel/money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { useSession } from '../../../../shell/session/session-context.tsx';
import { buyInBounds } from './buy-in-bounds.ts';
import { BuyInDialog } from './buy-in-dialog.tsx';
import type { PokerRoom } from './use-poker-room.ts';

/** The dialogue over the table: chips to sit down with, or to add. */
export type SeatQuestion = { readonly kind: 'sit'; readonly seat: number } | { readonly kind: 'top-up' };

interface SeatDialogsProps {
  readonly question: SeatQuestion | null;
  readonly room: PokerRoom;
  /** Null for a guest, who is not asked. */
  readonly ownRate: PokerOwnRate | null;
  readonly onClose: () => void;
}

/** Asks how many chips are bought. */
export function SeatDialogs({ question, room, ownRate, onClose }: SeatDialogsProps) {
  const t = useTranslator();
  const { amount, scale } = useFormats();
  const session = useSession();
  if (!question || !session) return null;
  const { table, own } = room.view;
  const parsed = parseMoney(session.balance, scale(session.currency));
  return (
    <BuyInDialog
      info={table}
      title={question.kind === 'sit' ? t('poker.buy.title', { n: question.seat }) : t('poker.top-up')}
      bounds={buyInBounds(
        table,
        question.kind === 'top-up' ? (own?.chips ?? 0) : null,
        (parsed.ok ? parsed.value : 0n) / BigInt(ownRate?.minorPerMinor ?? 1),
      )}
      ownRate={ownRate}
      balance={amount(session.balance, session.currency)}
      isBusy={room.isBusy}
      problem={room.problem}
      onBuy={(chips) => (question.kind === 'sit' ? room.sit(question.seat, chips, onClose) : room.topUp(chips, onClose))}
      onClose={onClose}
    />
  );
}
