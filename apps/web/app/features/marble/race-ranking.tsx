import { useTexts } from '@touchline/ui/texts';
import { MarbleOrb } from './marble-orb.tsx';
import type { RaceView } from './race-view.ts';

/** Who lies where: while it rolls the order on the course, afterwards the places. The race in words, for whom the picture is none. */
export function RaceRanking({ race, order }: { readonly race: RaceView; readonly order: readonly number[] }) {
  const t = useTexts();
  const over = race.places.length > 0;
  return (
    <section className="card marble-ranking" aria-label={t(over ? 'marble.result' : 'marble.order')}>
      <h2>{t(over ? 'marble.result' : race.status === 'planned' ? 'marble.field' : 'marble.order')}</h2>
      <ol>
        {order.map((gate, at) => {
          const marble = race.runners[gate];
          return marble ? (
            <li key={marble.id} className={over && at === 0 ? 'first' : undefined}>
              <span className="num mut3">{race.status === 'planned' ? '' : at + 1}</span>
              <MarbleOrb marble={marble} gate={gate} />
              <span className="ell">{marble.name}</span>
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
}
