import type { PokerTableView } from '@touchline/contract/poker/shapes';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { placeStyle } from './place-style.ts';
import { PokerMiddle } from './poker-middle.tsx';
import { PokerSeat } from './poker-seat.tsx';
import { seatPlace } from './seat-places.ts';

interface PokerFeltProps {
  readonly view: PokerTableView;
  /** Takes a free seat; null where the player sits already. */
  readonly onSit: ((seat: number) => void) | null;
}

/** The table seen from above. Play goes round clockwise in every language: the felt is never mirrored. */
export function PokerFelt({ view: { table, seats, own, hand, sitGo }, onSit }: PokerFeltProps) {
  const t = useTranslator();
  const bottom = own?.seat ?? 1;
  const numbers = Array.from({ length: table.seats }, (_, i) => ((bottom - 1 + i) % table.seats) + 1);
  return (
    <div className="poker-felt" dir="ltr" data-seats={table.seats}>
      <svg viewBox="0 0 1000 560" preserveAspectRatio="none" aria-hidden="true">
        <rect className="poker-rail" x="60" y="44" width="880" height="452" rx="226" />
        <rect className="poker-inner" x="84" y="68" width="832" height="404" rx="202" />
        <rect className="poker-line" x="140" y="118" width="720" height="304" rx="152" />
      </svg>
      <PokerMiddle info={table} hand={hand} />
      <ol className="poker-seats" aria-label={t('poker.seats')}>
        {numbers.map((number) => {
          const taken = seats.find(({ seat }) => seat === number);
          const place = seatPlace(number, table.seats, bottom);
          if (taken) return <PokerSeat key={number} info={table} taken={taken} place={place} isOwn={own?.seat === number} hand={hand} />;
          // A seat of a tournament that is empty is nobody's any more.
          if (sitGo) return null;
          return (
            <li key={number} className="poker-seat" style={placeStyle(place)}>
              {onSit ? (
                <button type="button" className="poker-free" onClick={() => onSit(number)}>
                  <Icon name="plus" size="s" />
                  <span className="poker-free-text">{t('poker.sit', { n: number })}</span>
                  <span className="poker-free-number" aria-hidden="true">
                    {number}
                  </span>
                </button>
              ) : (
                <span className="poker-free">
                  <span className="poker-free-text">{t('poker.free', { n: number })}</span>
                  <span className="poker-free-number" aria-hidden="true">
                    {number}
                  </span>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
