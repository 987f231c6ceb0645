import type { MatchDetail } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { type RefObject, useEffect, useState } from 'react';
import { scoreText } from '../../live/innings-state.ts';
import { pointText } from './periods/period-board.tsx';
import { ScoreClock } from './score-clock.tsx';
import { isPersonSport } from './tracker/sport-field.ts';

/** Height under the site's header in which nothing is seen any more, pixels. */
const HEADER_HEIGHT_PX = 56;

/** A person is known by the last name; a club that has no room ends in dots. */
const shortName = (sport: number, name: string): string => (isPersonSport(sport) ? (name.split(' ').at(-1) ?? name) : name);

/** On phones, once the scoreboard has gone by: names, score and clock over the markets. Screen readers have the scoreboard itself. */
export function ScoreStrip({ match, board }: { readonly match: MatchDetail; readonly board: RefObject<HTMLElement | null> }) {
  const t = useTranslator();
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const node = board.current;
    if (!node) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry) setPassed(!entry.isIntersecting && entry.boundingClientRect.bottom <= HEADER_HEIGHT_PX);
      },
      { rootMargin: `-${HEADER_HEIGHT_PX}px 0px 0px` },
    );
    watch.observe(node);
    return () => watch.disconnect();
  }, [board]);
  const { sport, home, away, state } = match;
  if (!away) return null;
  const played = match.format.scoring === 'periods' ? state.periods.at(-1) : undefined;
  const points = (side: 1 | 2) => (state.points ? <em>{pointText(state.points[side - 1] ?? 0, sport)}</em> : null);
  const serve = (side: 1 | 2) =>
    state.turn === side && state.points ? (
      <span className="score-strip-serve">
        <span className="board-serve" />
      </span>
    ) : null;
  return (
    <div className="score-strip" aria-hidden="true" data-on={passed}>
      <span className="ellipsis score-strip-name">{shortName(sport, home.name)}</span>
      <span className="figures score-strip-score">
        <b>{scoreText(t, state, 1)}</b>
        {played ? <i>{played[0]}</i> : null}
        {points(1)}
        {serve(1)}
      </span>
      <ScoreClock state={state} short />
      <span className="figures score-strip-score">
        {serve(2)}
        {points(2)}
        {played ? <i>{played[1]}</i> : null}
        <b>{scoreText(t, state, 2)}</b>
      </span>
      <span className="ellipsis score-strip-name">{shortName(sport, away.name)}</span>
    </div>
  );
}
