import type { HorseStatistics } from '@touchline/contract/statistics-shapes';
import { useTexts } from '@touchline/ui/texts';
import { ChampLink } from './champ-link.tsx';
import { FigureTiles } from './figure-tiles.tsx';
import { FoldCard } from './fold-card.tsx';
import { Hero } from './pair-hero.tsx';
import { SilkJacket } from './silk-jacket.tsx';
import { StatLink } from './stat-link.tsx';
import { useStatisticsFormats } from './statistics-view.tsx';

const FIGURES = ['runs', 'wins', 'placed', 'falls'] as const;

/** A horse: its colours, record, courses and runs (S205). */
export function HorsePage({ statistics }: { readonly statistics: HorseStatistics }) {
  const t = useTexts();
  const { horse, silk, figures, courses, runs } = statistics;
  return (
    <>
      <Hero top={<span>{t('stats.horse')}</span>} mark={<SilkJacket silk={silk} size={64} />} title={horse.name} />
      <FigureTiles tiles={FIGURES.map((figure) => ({ name: t(`stats.horse.${figure}`), value: figures[figure] }))} />
      <div className="sx-grid">
        <FoldCard item="runs" title={t('stats.horse.last')} note={String(runs.length)}>
          <PlacesPicture runs={runs} />
          <Runs runs={runs} />
        </FoldCard>
        <FoldCard item="courses" title={t('stats.horse.courses')}>
          <section className="sx-scroll" aria-label={t('stats.horse.courses')}>
            <table className="tbl sx-table">
              <thead>
                <tr>
                  <th scope="col">{t('stats.horse.course')}</th>
                  {FIGURES.map((figure) => (
                    <th key={figure} scope="col" className="r">
                      {t(`stats.horse.${figure}`)}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {courses.map(({ course, figures: own }) => (
                  <tr key={course.id}>
                    <td className="who">
                      <ChampLink champ={course} />
                    </td>
                    {FIGURES.map((figure) => (
                      <td key={figure} className="r num">
                        {own[figure]}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </section>
        </FoldCard>
      </div>
    </>
  );
}

type Runs = HorseStatistics['runs'];

/** Places as bars, a win the highest, oldest first. */
function PlacesPicture({ runs }: { readonly runs: Runs }) {
  const t = useTexts();
  const shown = runs.slice(0, 16).toReversed();
  const said = shown.map(({ place }) => (place > 0 ? String(place) : t('stats.race.unplaced'))).join(', ');
  return (
    <div className="sx-places" role="img" aria-label={t('stats.horse.picture', { places: said })}>
      {shown.map(({ raceId, place, runners }) => (
        <i
          key={raceId}
          data-place={place === 1 ? 'won' : place > 0 && place <= 3 ? 'placed' : undefined}
          style={{ blockSize: `${place > 0 ? Math.max(8, ((runners - place + 1) / Math.max(1, runners)) * 100) : 3}%` }}
        >
          <b className="num">{place > 0 ? place : '–'}</b>
        </i>
      ))}
    </div>
  );
}

function Runs({ runs }: { readonly runs: Runs }) {
  const t = useTexts();
  const { date } = useStatisticsFormats();
  return (
    <ol className="sx-runs">
      {runs.map((run) => (
        <li key={run.raceId}>
          <StatLink page="game" params={{ sportId: run.course.sport, gameId: run.raceId }} className="sx-run">
            <time className="num mut3">{date(run.startsAt)}</time>
            <span className="ell" dir="auto">
              {run.course.name}
            </span>
            <b>{run.place > 0 ? t('stats.horse.place-of', { place: run.place, runners: run.runners }) : t('stats.race.unplaced')}</b>
          </StatLink>
        </li>
      ))}
    </ol>
  );
}
