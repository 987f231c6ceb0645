import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import { isRaceSeed, runMarbleRace } from '@touchline/betting/marbles/marble-race';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { ResultRow } from '@touchline/contract/results/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { FairnessCard } from '../../features/marble/fairness-card.tsx';
import { LastRaces } from '../../features/marble/last-races.tsx';
import { RaceClock } from '../../features/marble/race-clock.tsx';
import { simulateRaceFrames } from '../../features/marble/race-motion.ts';
import { RaceRanking } from '../../features/marble/race-ranking.tsx';
import { RaceStage } from '../../features/marble/race-stage.tsx';
import { raceFrames, raceOrder, toRaceView } from '../../features/marble/race-view.ts';
import { MarketList } from '../../features/match/markets/market-list.tsx';
import { useLiveMatch } from '../../features/match/use-live-match.ts';
import type { MatchSummary } from '../../live/live-odds-button.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { SideColumn } from '../../shell/page/side-column.tsx';
import { marblePath } from '../../shell/paths.ts';

export interface MarbleRaceScreenProps {
  readonly course: MarbleCourse;
  readonly loaded: MatchDetail;
  /** The next races on the course. */
  readonly upcoming: readonly { readonly id: number; readonly startsAt: number }[];
  readonly results: readonly ResultRow[];
}

/** The race on its course, its order, its markets, its seal, and the races before and after it. */
export function MarbleRaceScreen({ course, loaded, upcoming, results }: MarbleRaceScreenProps) {
  const t = useTranslator();
  const { time } = useFormats();
  const match = useLiveMatch(loaded);
  const race = useMemo(() => toRaceView(match), [match]);
  const known = useMemo(() => (isRaceSeed(race.seed) ? simulateRaceFrames(runMarbleRace(race.seed, course)) : null), [race.seed, course]);
  const pictures = useMemo(() => known ?? raceFrames(match.incidents), [known, match.incidents]);
  const [replay, setReplay] = useState(false);
  const [onCourse, setOnCourse] = useState<readonly number[]>(() => raceOrder(pictures.at(-1)?.shares ?? race.runners.map(() => 0), []));
  const takeOrder = useCallback(
    (order: readonly number[]) => setOnCourse((before) => (before.join() === order.join() ? before : order)),
    [],
  );
  const order = race.places.length > 0 && !replay ? raceOrder([], race.places) : onCourse;
  const priced = useMemo<MatchSummary>(
    () => ({
      id: loaded.id,
      kind: loaded.kind,
      sport: loaded.sport,
      name: `${loaded.home.name} ${loaded.round ?? ''}`.trim(),
      champName: loaded.champView.name,
      startsAt: loaded.startsAt,
    }),
    [loaded],
  );
  const [next] = upcoming;
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={marblePath(t.language)}>{t('marble.title')}</Link>
        <Icon name="next" flip />
        <span>{race.name}</span>
      </nav>
      <section className="card" aria-label={race.name}>
        <header className="marble-top">
          <h1>
            {race.name} <span className="figures champ-link-country">{t('match.race-number', { n: race.number })}</span>
          </h1>
          <span className="spacer" />
          <RaceClock status={race.status} startsAt={race.startsAt} />
          {race.seed && !replay ? (
            <Button size="xs" icon="live" onClick={() => setReplay(true)}>
              {t('marble.replay')}
            </Button>
          ) : null}
        </header>
        <div className="marble-grid">
          <RaceStage
            course={course}
            race={race}
            pictures={pictures}
            replay={replay}
            onReplayed={() => setReplay(false)}
            onOrder={takeOrder}
          />
          <RaceRanking race={race} order={order} />
        </div>
        {race.status !== 'planned' && next ? (
          <div className="marble-next">
            <span>
              {race.status === 'ended' ? '' : `${t('marble.closed')} `}
              {t('marble.next-at', { time: time(next.startsAt * 1000) })}
            </span>
            <Link className={buttonClass('brand', 'sm')} to={marblePath(t.language, course.slug, next.id)}>
              {t('marble.to-next')}
            </Link>
          </div>
        ) : null}
      </section>
      {race.status === 'planned' ? <MarketList match={match} priced={priced} charted={null} onChart={() => undefined} /> : null}
      <SideColumn>
        <FairnessCard race={race} course={course} />
        {upcoming.length > 0 ? (
          <nav className="card marble-upcoming" aria-label={t('marble.upcoming')}>
            <h2>{t('marble.upcoming')}</h2>
            <ul>
              {upcoming.map(({ id, startsAt }) => (
                <li key={id}>
                  <Link to={marblePath(t.language, course.slug, id)}>
                    <span className="figures">{time(startsAt * 1000)}</span>
                    <RaceClock status="planned" startsAt={startsAt} />
                  </Link>
                </li>
              ))}
            </ul>
          </nav>
        ) : null}
        <LastRaces races={results} />
      </SideColumn>
    </>
  );
}
