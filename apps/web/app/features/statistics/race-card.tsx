import type { HorseLine, HorsesRace } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { useOddsText } from '../../preferences-context.tsx';
import { FoldCard } from './fold-card.tsx';
import { SilkJacket } from './silk-jacket.tsx';
import { StatLink } from './stat-link.tsx';

/** The runners of a race: colours, form, record, price, place. */
export function RaceCard({ race }: { readonly race: HorsesRace }) {
  const t = useTexts();
  const odds = useOddsText();
  const ran = race.runners.some(({ place }) => place > 0);
  const order = (line: HorseLine): number => (line.place > 0 ? line.place : line.place === 0 ? 100 + line.number : 1000 + line.number);
  const runners = ran ? race.runners.toSorted((a, b) => order(a) - order(b)) : race.runners;
  return (
    <FoldCard item="raceCard" title={t('stats.race.card')} note={String(race.runners.length)}>
      <section className="sx-scroll" aria-label={t('stats.race.card')}>
        <table className="tbl sx-table">
          <thead>
            <tr>
              <th scope="col">{ran ? t('stats.race.result') : '#'}</th>
              <th scope="col">{t('match.runners')}</th>
              <th scope="col">{t('stats.race.form')}</th>
              {(['runs', 'wins', 'placed'] as const).map((figure) => (
                <th key={figure} scope="col" className="r">
                  {t(`stats.horse.${figure}`)}
                </th>
              ))}
              <th scope="col" className="r">
                {t('stats.race.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {runners.map((line) => (
              <tr key={line.horse.id} data-out={line.place === -1 || undefined}>
                <td className="num">
                  {line.place === -1 ? t('stats.race.out') : !ran ? line.number : line.place > 0 ? line.place : t('stats.race.unplaced')}
                </td>
                <td className="who">
                  <StatLink page="horse" params={{ horseId: line.horse.id }} className="sx-team" title={line.horse.name}>
                    <SilkJacket silk={line.silk} />
                    <span className="num mut3">{line.number}</span>
                    <span className="ell" dir="auto">
                      {line.horse.name}
                    </span>
                  </StatLink>
                </td>
                <td className="num">{line.form || '–'}</td>
                <td className="r num">{line.figures.runs}</td>
                <td className="r num">{line.figures.wins}</td>
                <td className="r num">{line.figures.placed}</td>
                <td className="r num">{line.odds === 0 ? '–' : odds(line.odds)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </FoldCard>
  );
}
