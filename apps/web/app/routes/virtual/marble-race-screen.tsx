import type { MarbleCourse } from '@touchline/betting/marbles/marble-courses';
import type { MatchDetail } from '@touchline/contract/line/shapes';
import type { ResultRow } from '@touchline/contract/results/calls';
import { Button } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { Link } from 'react-router';
import { FairnessCard } from '../../features/marble/fairness-card.tsx';
import { LastRaces } from '../../features/marble/last-races.tsx';
import { NextRaceNote } from '../../features/marble/next-race-note.tsx';
import { RaceClock } from '../../features/marble/race-clock.tsx';
import { RaceRanking } from '../../features/marble/race-ranking.tsx';
import { RaceStage } from '../../features/marble/race-stage.tsx';
import { toRaceView } from '../../features/marble/race-view.ts';
import { type UpcomingRace, UpcomingRaces } from '../../features/marble/upcoming-races.tsx';
import { useRaceOrder } from '../../features/marble/use-race-order.ts';
import { MarketList } from '../../features/match/markets/market-list.tsx';
import { useLiveMatch } from '../../features/match/use-live-match.ts';
import type { MatchSummary } from '../../live/live-odds-button.tsx';
import { SideColumn } from '../../shell/page/side-column.tsx';
import { marblePath } from '../../shell/paths.ts';

export interface MarbleRaceScreenProps {
  readonly course: MarbleCourse;
  readonly loaded: MatchDetail;
  /** The next races on the course. */
  readonly upcoming: readonly UpcomingRace[];
  readonly results: readonly ResultRow[];
}

/** The race on its course, its order, its markets, its seal, and the races before and after it. */
export function MarbleRaceScreen({ course, loaded, upcoming, results }: MarbleRaceScreenProps) {
  const t = useTranslator();
  const match = useLiveMatch(loaded);
  const race = useMemo(() => toRaceView(match), [match]);
  const { pictures, order, takeOrder, replay, setReplay } = useRaceOrder(race, course, match.incidents);
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
        {race.status !== 'planned' && next ? <NextRaceNote courseSlug={course.slug} next={next} ended={race.status === 'ended'} /> : null}
      </section>
      {race.status === 'planned' ? <MarketList match={match} priced={priced} charted={null} onChart={() => undefined} /> : null}
      <SideColumn>
        <FairnessCard race={race} course={course} />
        {upcoming.length > 0 ? <UpcomingRaces courseSlug={course.slug} races={upcoming} /> : null}
        <LastRaces races={results} />
      </SideColumn>
    </>
  );
}
