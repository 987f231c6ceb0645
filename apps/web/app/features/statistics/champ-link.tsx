import type { ChampView } from '@touchline/contract/line/shapes';
import { Flag } from '@touchline/ui/flag';
import { countryBeside } from '../../shell/formats/champ-country.ts';
import { useStatisticsView } from './frame/statistics-view.tsx';
import { StatisticsLink } from './statistics-link.tsx';

/** A championship by flag, country and name, leading to its page. */
export function ChampLink({ champ, plain }: { readonly champ: ChampView; readonly plain?: boolean }) {
  const { options } = useStatisticsView();
  const face = (
    <>
      {options.hideChampLogos ? null : <Flag code={champ.flag} />}
      <span className="ellipsis">
        <span className="champ-link-country">{countryBeside(champ)} </span>
        {champ.name}
      </span>
    </>
  );
  if (plain) return <span className="champ-link">{face}</span>;
  return (
    <StatisticsLink page="tournament" params={{ sportId: champ.sport, tournamentId: champ.id }} className="champ-link">
      {face}
    </StatisticsLink>
  );
}
