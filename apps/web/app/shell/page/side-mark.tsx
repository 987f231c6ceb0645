import type { CompetitorView, MatchRow } from '@touchline/contract/line/shapes';
import { Crest } from '@touchline/ui/crest';
import { Flag } from '@touchline/ui/flag';
import { countriesMeet } from './countries-meet.ts';

interface SideMarkProps {
  readonly match: Pick<MatchRow, 'sport' | 'home' | 'away'>;
  readonly side: CompetitorView;
  readonly size?: number;
  readonly person?: boolean;
}

/** The mark of a side: the flag of a country that plays another, a head on a disc for a person, else a crest. Decoration; its name stands beside it. */
export function SideMark({ match, side, size = 18, person = false }: SideMarkProps) {
  return side.flag !== '' && countriesMeet(match) ? (
    <Flag code={side.flag} size={size} />
  ) : (
    <Crest crest={side.crest} name={side.name} size={size} person={person} />
  );
}
