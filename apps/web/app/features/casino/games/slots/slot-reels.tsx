import type { SlotCoin } from '@touchline/casino/slots/engine/steps';
import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatMultiplier } from '../../play/multiplier.ts';
import { reelCount } from './resting-grid.ts';
import { useSlot } from './slot-context.ts';
import { SlotLines } from './slot-lines.tsx';
import { SlotPicture } from './slot-picture.tsx';
import { symbolName } from './symbol-name.ts';
import type { Replay } from './use-replay.ts';

/** The reels: those that still turn run between what stood there and what was drawn. */
export function SlotReels({ frame, before, stopped }: Replay) {
  const t = useTranslator();
  const { maths } = useSlot();
  const { rows } = maths;
  const reels = Array.from({ length: reelCount(maths) }, (_, reel) => reel);
  const coins = new Map(frame.coins.map((coin) => [coin.at, coin]));
  const columnOf = (grid: string, reel: number): string => grid.slice(reel * rows, (reel + 1) * rows);
  const said = (at: number): string => {
    const coin = coins.get(at);
    return coin ? coinText(coin) : symbolName(t, maths, frame.grid[at] ?? '');
  };
  const coinText = ({ value, name }: SlotCoin): string => {
    const times = formatMultiplier(t.language, ratio(BigInt(value), BigInt(maths.unit)));
    return name ? `${t.find(`slots.prize.${name}`) ?? name} ${times}` : times;
  };
  const label =
    stopped < reels.length
      ? t('slots.turning')
      : Array.from({ length: rows }, (_, row) =>
          t('slots.row', { n: row + 1, symbols: reels.map((reel) => said(reel * rows + row)).join(', ') }),
        ).join(' ');
  return (
    <div
      className="slot-reels"
      role="img"
      aria-label={label}
      dir="ltr"
      data-lit={frame.lit.length > 0 || undefined}
      data-held={frame.coins.length > 0 || undefined}
      style={{ gridTemplateColumns: `repeat(${reels.length}, minmax(0, 1fr))`, aspectRatio: `${reels.length} / ${rows}` }}
    >
      {reels.map((reel) => {
        const turns = reel >= stopped;
        const drawn = columnOf(frame.grid, reel);
        const shown = turns ? drawn + columnOf(before, reel) + drawn : drawn;
        return (
          <div key={reel} className="slot-reel" data-turns={turns || undefined} style={{ ['--rows' as string]: rows }}>
            <div className="slot-strip">
              {Array.from(shown, (letter, row) => {
                const at = reel * rows + row;
                const coin = turns ? undefined : coins.get(at);
                // A bought feature draws no first grid, so coins of the previous grid do not belong to it.
                const isBlank = frame.coins.length > 0 && coin === undefined && letter === maths.scatter?.symbol;
                return (
                  <span
                    // biome-ignore lint/suspicious/noArrayIndexKey: a cell is its place
                    key={row}
                    className="slot-cell"
                    data-lit={(!turns && frame.lit.includes(at)) || undefined}
                    data-coin={coin ? true : undefined}
                  >
                    {coin ? <b className="slot-coin figures">{coinText(coin)}</b> : isBlank ? null : <SlotPicture letter={letter} />}
                  </span>
                );
              })}
            </div>
          </div>
        );
      })}
      <SlotLines wins={frame.wins} reels={reels.length} rows={rows} />
    </div>
  );
}
