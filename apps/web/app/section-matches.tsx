import type { ChampView, MatchRow } from '@touchline/contract/line-shapes';
import { useTexts } from '@touchline/ui/texts';
import { EmptyFeed } from './features/line/feed-states.tsx';
import { MatchList } from './features/line/match-list.tsx';
import { PauseButton } from './features/line/pause-button.tsx';
import { useSectionList } from './features/sections/use-section-list.ts';
import { HiddenSportNote } from './hidden-sport-note.tsx';
import { type MatchAddress, MatchAddressContext } from './live/match-address.ts';

type Champs = readonly (ChampView & { readonly matches: readonly MatchRow[] })[];

export interface SectionMatchesProps {
  readonly live: Champs;
  readonly line: Champs;
  /** Several sports stand in the lists. */
  readonly withSport?: boolean;
  /** The only sport: a narrower stream. */
  readonly sport?: number | null;
  /** Where the rows lead; to the matches' own pages where absent. */
  readonly address?: MatchAddress;
  /** What is said above the upcoming matches. */
  readonly title?: string;
}

/** The matches of a section: those in play first, then those to come. */
export function SectionMatches({ live, line, withSport = false, sport = null, address, title }: SectionMatchesProps) {
  const t = useTexts();
  const tail = sport === null ? '' : `:sport:${sport}`;
  const running = useSectionList(live, `live${tail}`);
  const coming = useSectionList(line, `line${tail}`);
  const lists = (
    <>
      {sport === null ? null : <HiddenSportNote sport={sport} />}
      {running.length > 0 ? (
        <>
          <div className="h2row">
            <h2>
              <span className="dot live" />
              {t('home.live-now')}
            </h2>
            <span className="sp" />
            <PauseButton />
          </div>
          <MatchList champs={running} feed="live" withSport={withSport} />
        </>
      ) : null}
      {coming.length > 0 ? (
        <>
          <div className="h2row">
            <h2>{title ?? t('home.upcoming')}</h2>
          </div>
          <MatchList champs={coming} feed="line" withSport={withSport} />
        </>
      ) : null}
      {running.length + coming.length === 0 ? <EmptyFeed feed="line" /> : null}
    </>
  );
  return address ? <MatchAddressContext value={address}>{lists}</MatchAddressContext> : lists;
}
