import type { ChampView, MatchRow } from '@touchline/contract/line/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useSectionList } from '../../features/highlights/use-section-list.ts';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { MatchList } from '../../features/line/match-list.tsx';
import { PauseButton } from '../../features/line/pause-button.tsx';
import { type MatchPathBuilder, MatchPathContext } from '../../live/match-path-builder.ts';
import { HiddenSportNote } from '../../shell/hidden-sports/hidden-sport-note.tsx';

type Champs = readonly (ChampView & { readonly matches: readonly MatchRow[] })[];

export interface HighlightMatchesProps {
  readonly live: Champs;
  readonly line: Champs;
  /** Several sports stand in the lists. */
  readonly withSport?: boolean;
  /** The only sport: a narrower stream. */
  readonly sport?: number | null;
  /** The address that the rows lead to; to the matches' own pages where absent. */
  readonly address?: MatchPathBuilder;
  /** The text above the upcoming matches. */
  readonly title?: string;
}

/** The matches of a section: those in play first, then those to come. */
export function HighlightMatches({ live, line, withSport = false, sport = null, address, title }: HighlightMatchesProps) {
  const t = useTranslator();
  const tail = sport === null ? '' : `:sport:${sport}`;
  const running = useSectionList(live, `live${tail}`);
  const coming = useSectionList(line, `line${tail}`);
  const lists = (
    <>
      {sport === null ? null : <HiddenSportNote sport={sport} />}
      {running.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>
              <span className="status-dot heading-dot" />
              {t('home.live-now')}
            </h2>
            <span className="spacer" />
            <PauseButton />
          </div>
          <MatchList champs={running} feed="live" withSport={withSport} />
        </>
      ) : null}
      {coming.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{title ?? t('home.upcoming')}</h2>
          </div>
          <MatchList champs={coming} feed="line" withSport={withSport} />
        </>
      ) : null}
      {running.length + coming.length === 0 ? <EmptyMatchList feed="line" /> : null}
    </>
  );
  return address ? <MatchPathContext value={address}>{lists}</MatchPathContext> : lists;
}
