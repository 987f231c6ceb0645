import type { HorsesRace, RacecardEntry } from '@touchline/contract/statistics/shapes';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { CollapsibleCard } from './bracket/collapsible-card.tsx';
import { StatisticsLink } from './statistics-link.tsx';

/** The runners of a race: colours, form, record, price, place. */
export function RaceCard({ race }: { readonly race: HorsesRace }) {
  const t = useTranslator();
  const odds = useOddsFormatter();
  const ran = race.runners.some(({ place }) => place > 0);
  const order = (line: RacecardEntry): number => (line.place > 0 ? line.place : line.place === 0 ? 100 + line.number : 1000 + line.number);
  const hasStarted = race.runners.some(({ startingOdds }) => startingOdds !== null);
  const priceOf = (line: RacecardEntry): number => (hasStarted ? (line.startingOdds ?? 0) : line.odds);
  const hasJockeys = race.runners.some(({ entry }) => entry);
  const runners = ran ? race.runners.toSorted((a, b) => order(a) - order(b)) : race.runners;
  return (
    <CollapsibleCard item="raceCard" title={t('stats.race.card')} note={String(race.runners.length)}>
      <ScrollBox label={t('stats.race.card')}>
        <table className="table statistics-table">
          <thead>
            <tr>
              <th scope="col">{ran ? t('stats.race.result') : '#'}</th>
              <th scope="col">{t('match.runners')}</th>
              {hasJockeys ? <th scope="col">{t('stats.race.jockey')}</th> : null}
              <th scope="col">{t('stats.race.form')}</th>
              {(['runs', 'wins', 'placed'] as const).map((figure) => (
                <th key={figure} scope="col" className="table-end">
                  {t(`stats.horse.${figure}`)}
                </th>
              ))}
              <th scope="col" className="table-end">
                {t(hasStarted ? 'match.race-result.starting-odds' : 'stats.race.price')}
              </th>
            </tr>
          </thead>
          <tbody>
            {runners.map((line) => (
              <tr key={line.horse.id} data-out={line.place === -1 || undefined}>
                <td className="figures statistics-cell">
                  {line.place === -1 ? t('stats.race.out') : !ran ? line.number : line.place > 0 ? line.place : t('stats.race.unplaced')}
                </td>
                <td className="statistics-table-who">
                  <StatisticsLink page="horse" params={{ horseId: line.horse.id }} className="competitor-link" title={line.horse.name}>
                    <SilkIcon silk={line.silk} size={24} />
                    <span className="figures faint statistics-table-note">{line.number}</span>
                    <span className="ellipsis competitor-link-name" dir="auto">
                      {line.horse.name}
                    </span>
                  </StatisticsLink>
                </td>
                {hasJockeys ? (
                  <td className="statistics-cell">
                    <bdi>{line.entry?.jockey ?? '–'}</bdi>
                  </td>
                ) : null}
                <td className="figures statistics-cell">{line.form || '–'}</td>
                <td className="table-end figures statistics-cell statistics-cell-end">{line.figures.runs}</td>
                <td className="table-end figures statistics-cell statistics-cell-end">{line.figures.wins}</td>
                <td className="table-end figures statistics-cell statistics-cell-end">{line.figures.placed}</td>
                <td className="table-end figures statistics-cell statistics-cell-end">{priceOf(line) === 0 ? '–' : odds(priceOf(line))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </CollapsibleCard>
  );
}
