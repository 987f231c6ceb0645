import '../styles/rating-ladder.css';
import './horse-page.css';
import type { HorseStatistics } from '@touchline/contract/statistics/shapes';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { SilkIcon } from '@touchline/ui/silk-icon';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { ChampLink } from '../champ-link.tsx';
import { useStatisticsFormats } from '../frame/statistics-view.tsx';
import { StatTiles } from '../stat-tiles.tsx';
import { StatisticsLink } from '../statistics-link.tsx';
import { SubjectHeader } from './match-header.tsx';

const FIGURES = ['runs', 'wins', 'placed', 'falls'] as const;

/** A horse: its colours, record, courses and runs (S205). */
export function HorsePage({ statistics }: { readonly statistics: HorseStatistics }) {
  const t = useTranslator();
  const { horse, sport, silk, figures, courses, runs } = statistics;
  return (
    <>
      <SubjectHeader
        top={<span>{t('stats.horse')}</span>}
        mark={silk ? <SilkIcon silk={silk} size={64} /> : <SportIcon sport={sport} className="horse-sport" />}
        title={horse.name}
      />
      <StatTiles tiles={FIGURES.map((figure) => ({ name: t(`stats.horse.${figure}`), value: figures[figure] }))} />
      <div className="statistics-grid">
        <CollapsibleCard item="runs" title={t('stats.horse.last')} note={String(runs.length)}>
          <PlacesChart runs={runs} />
          <RaceRuns runs={runs} />
        </CollapsibleCard>
        <CollapsibleCard item="courses" title={t('stats.horse.courses')}>
          <ScrollBox label={t('stats.horse.courses')}>
            <table className="table statistics-table">
              <thead>
                <tr>
                  <th scope="col">{t('stats.horse.course')}</th>
                  {FIGURES.map((figure) => (
                    <th key={figure} scope="col" className="table-end">
                      {t(`stats.horse.${figure}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {courses.map(({ course, figures: own }) => (
                  <tr key={course.id}>
                    <td className="statistics-table-who">
                      <ChampLink champ={course} />
                    </td>
                    {FIGURES.map((figure) => (
                      <td key={figure} className="table-end figures statistics-cell statistics-cell-end">
                        {own[figure]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </ScrollBox>
        </CollapsibleCard>
      </div>
    </>
  );
}

type RaceRuns = HorseStatistics['runs'];

/** Places as bars, a win the highest, oldest first. */
function PlacesChart({ runs }: { readonly runs: RaceRuns }) {
  const t = useTranslator();
  const shown = runs.slice(0, 16).toReversed();
  const said = shown.map(({ place }) => (place > 0 ? String(place) : t('stats.race.unplaced'))).join(', ');
  return (
    <div className="horse-places" role="img" aria-label={t('stats.horse.picture', { places: said })}>
      {shown.map(({ raceId, place, runners }) => (
        <i
          key={raceId}
          data-place={place === 1 ? 'won' : place > 0 && place <= 3 ? 'placed' : undefined}
          style={{ blockSize: `${place > 0 ? Math.max(8, ((runners - place + 1) / Math.max(1, runners)) * 100) : 3}%` }}
        >
          <b className="figures">{place > 0 ? place : '–'}</b>
        </i>
      ))}
    </div>
  );
}

function RaceRuns({ runs }: { readonly runs: RaceRuns }) {
  const t = useTranslator();
  const { date } = useStatisticsFormats();
  return (
    <ol className="horse-runs">
      {runs.map((run) => (
        <li key={run.raceId}>
          <StatisticsLink page="game" params={{ sportId: run.course.sport, gameId: run.raceId }} className="horse-run">
            <time className="figures faint">{date(run.startsAt)}</time>
            <span className="ellipsis" dir="auto">
              {run.course.name}
            </span>
            <b>{run.place > 0 ? t('stats.horse.place-of', { place: run.place, runners: run.runners }) : t('stats.race.unplaced')}</b>
          </StatisticsLink>
        </li>
      ))}
    </ol>
  );
}
