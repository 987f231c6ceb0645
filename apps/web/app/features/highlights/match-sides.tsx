import './styles/tiles.css';
import type { MatchRow } from '@touchline/contract/line/shapes';
import { Crest } from '@touchline/ui/crest';
import { Link } from 'react-router';

interface MatchSidesProps {
  readonly match: MatchRow;
  readonly to: string;
  /** Null before the start. */
  readonly score: readonly number[] | null;
}

/** Both sides of a match, one under the other, with the score while it is played. */
export function MatchSides({ match, to, score }: MatchSidesProps) {
  return (
    <Link to={to} className="recommendation-sides" prefetch="intent">
      {[match.home, ...(match.away ? [match.away] : [])].map((side, place) => (
        <span key={side.id} className="event-teams">
          <Crest crest={side.crest} name={side.name} person={side.crest === null} />
          <span className="ellipsis recommendation-side">{side.name}</span>
          {score ? <b className="figures">{score[place]}</b> : null}
        </span>
      ))}
    </Link>
  );
}
