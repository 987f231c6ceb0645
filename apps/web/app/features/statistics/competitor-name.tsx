import type { CompetitorView } from '@touchline/contract/line/shapes';
import { Crest } from '@touchline/ui/crest';
import { useStatisticsView } from './frame/statistics-view.tsx';
import { StatisticsLink } from './statistics-link.tsx';

/** A competitor without colours of a club is a person. */
export const isPersonSport = (competitor: CompetitorView): boolean => competitor.crest === null;

export function CompetitorMark({ competitor, size = 18 }: { readonly competitor: CompetitorView; readonly size?: number }) {
  const { options } = useStatisticsView();
  if (options.hideTeamLogos) return null;
  return <Crest crest={competitor.crest} name={competitor.name} size={size} person={isPersonSport(competitor)} />;
}

/** A competitor by mark and name, leading to its page. */
export function CompetitorName({
  competitor,
  sport,
  strong,
}: {
  readonly competitor: CompetitorView;
  readonly sport: number;
  readonly strong?: boolean;
}) {
  return (
    <StatisticsLink page="team" params={{ sportId: sport, teamId: competitor.id }} className="competitor-link" title={competitor.name}>
      <CompetitorMark competitor={competitor} />
      <span className={`ellipsis competitor-link-name${strong ? ' strong' : ''}`} dir="auto">
        {competitor.name}
      </span>
    </StatisticsLink>
  );
}
