import type { SlotWin } from '@touchline/casino/slots/engine/steps';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { stakeMinor } from '../../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { returnedMinor } from '../../play/multiplier.ts';
import { useSlot } from './slot-context.ts';
import { symbolName } from './symbol-name.ts';
import type { Replay } from './use-replay.ts';

/** Combinations that are listed one by one; the others are only counted. */
const TOLD = 2;

/** The combinations that pay now, and the spins that are still to come in the round. */
export function SlotStatus({ round, frame, stopped, isOver }: Replay) {
  const t = useTranslator();
  const { maths } = useSlot();
  const { money, scale } = useFormats();
  if (!round) return <div className="slot-status" />;
  const staked = stakeMinor(round.stake, scale(round.currency)) ?? 0n;
  const amountOf = (units: number): string => money(returnedMinor(staked, ratio(BigInt(units), BigInt(round.view.price))), round.currency);
  const tell = ({ symbol, count, line, ways, pay }: SlotWin): string => {
    const values = { n: count, symbol: symbolName(t, maths, symbol), amount: amountOf(pay * frame.multiplier) };
    if (line !== undefined) return t('slots.win.line', { line: line + 1, ...values });
    return ways === undefined ? t('slots.win.cluster', values) : t('slots.win.ways', { ways, ...values });
  };
  const told = frame.wins.toSorted((a, b) => b.pay - a.pay).map(tell);
  return (
    <div className="slot-status figures" data-stopped={stopped}>
      <p>
        {told.slice(0, TOLD).map((text, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two combinations may read alike
          <span key={place}>{text}</span>
        ))}
        {told.length > TOLD ? <span>+{told.length - TOLD}</span> : null}
      </p>
      <p>
        {frame.multiplier > 1 ? <b>{t('slots.multiplier', { n: frame.multiplier })}</b> : null}
        {frame.freeLeft === null || isOver ? null : <span>{t('slots.free-left', { n: frame.freeLeft })}</span>}
        {frame.drawsLeft === null || isOver ? null : <span>{t('slots.draws-left', { n: frame.drawsLeft })}</span>}
        {frame.paid > 0 && !isOver ? <span>{t('slots.paid', { amount: amountOf(frame.paid) })}</span> : null}
      </p>
    </div>
  );
}
