import type { SlotMode } from '@touchline/casino/slots/engine/maths';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiplier } from '../../play/multiplier.ts';
import { PrizeTable } from '../parts/prize-table.tsx';
import { weightedPrizes } from '../parts/weighted-prizes.ts';
import { LinePatterns } from './line-patterns.tsx';
import { useSlot } from './slot-context.ts';
import { SlotPays } from './slot-pays.tsx';
import { SlotSheetTable } from './slot-sheet-table.tsx';

/** How a slot is played: its pays by symbol, its lines, its features and its maths sheet, all from its own maths. */
export function SlotRules({ modes }: { readonly modes: readonly SlotMode[] }) {
  const t = useTranslator();
  const { maths } = useSlot();
  const { free, hold, rule } = maths;
  const unit = BigInt(maths.unit);
  return (
    <>
      <p>{t.find(`slots.about.${maths.key}`)}</p>
      <p>{t(`slots.rule.${rule.kind}`)}</p>
      <SlotPays />
      {rule.kind === 'lines' ? <LinePatterns lines={rule.lines} rows={maths.rows} /> : null}
      {free ? (
        <ul className="slot-notes">
          {free.spins.map((spins, n) =>
            spins > 0 ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: the index is the number of scatters
              <li key={n}>{t('slots.rule.free', { n, spins })}</li>
            ) : null,
          )}
          <li>{t('slots.rule.max', { n: free.max })}</li>
        </ul>
      ) : null}
      {hold ? (
        <>
          <p>
            {t('slots.rule.hold', {
              n: hold.from,
              draws: hold.respins,
              full: formatMultiplier(t.language, ratio(BigInt(hold.full), unit)),
            })}
          </p>
          <PrizeTable
            corner={t('slots.coin')}
            prizes={weightedPrizes(
              hold.coins.map(({ value, weight }) => ({ key: `${value}`, pay: ratio(BigInt(value), unit), weight })),
              (_, i) => coinName(hold.coins[i]?.name, i),
            )}
          />
        </>
      ) : null}
      <SlotSheetTable modes={modes} />
    </>
  );

  function coinName(name: string | undefined, index: number): string {
    return (name && t.find(`slots.prize.${name}`)) ?? t('slots.coin.number', { n: index + 1 });
  }
}
