import { useTranslator } from '@touchline/ui/translator-context';
import { MarbleOrb } from './marble-orb.tsx';
import type { RaceView } from './race-view.ts';

/** The current order during the race, the final places after it. Also the text alternative to the animation. */
export function RaceRanking({ race, order }: { readonly race: RaceView; readonly order: readonly number[] }) {
  const t = useTranslator();
  const over = race.places.length > 0;
  return (
    <section className="card marble-ranking" aria-label={t(over ? 'marble.result' : 'marble.order')}>
      <h2>{t(over ? 'marble.result' : race.status === 'planned' ? 'marble.field' : 'marble.order')}</h2>
      <ol>
        {order.map((gate, at) => {
          const marble = race.runners[gate];
          return marble ? (
            <li key={marble.id} className={over && at === 0 ? 'marble-ranking-first' : undefined}>
              <span className="figures faint">{race.status === 'planned' ? '' : at + 1}</span>
              <MarbleOrb marble={marble} gate={gate} />
              <span className="ellipsis">{marble.name}</span>
            </li>
          ) : null;
        })}
      </ol>
    </section>
  );
}
