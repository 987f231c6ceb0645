import './styles/fights.css';
import type { CompetitorView, MatchRow } from '@touchline/contract/line/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useMemo } from 'react';
import { Link } from 'react-router';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { LiveOddsButton, type MatchSummary } from '../../live/live-odds-button.tsx';
import { matchPath, teamPath } from '../../shell/paths.ts';
import type { FighterRecord, Finish } from './fighter-record.ts';
import { FormBadges } from './form-badges.tsx';
import { KickoffTime } from './kickoff-time.tsx';

export interface Fight {
  readonly match: MatchRow;
  readonly home: FighterRecord;
  readonly away: FighterRecord;
}

const FINISHES = ['knockout', 'submission', 'decision'] as const satisfies readonly Finish[];

/** A fight: both fighters, the weight, the prices, and the tale of the tape between them. */
export function FightCard({ fight: { match, home, away }, main = false }: { readonly fight: Fight; readonly main?: boolean }) {
  const t = useTranslator();
  const name = match.away ? t('common.vs', { home: match.home.name, away: match.away.name }) : match.home.name;
  const priced = useMemo<MatchSummary>(
    () => ({ id: match.id, kind: match.kind, sport: match.sport, name, champName: match.champName, startsAt: match.startsAt }),
    [match, name],
  );
  const market = match.markets.find((one) => one.period === 0 && one.selections.length === 2);
  if (!match.away) return null;
  return (
    <article className={`card fight${main ? ' fight-main' : ''}`} aria-label={name}>
      <header className="fight-top">
        <Badge tone={main ? 'amber' : 'plain'}>{main ? t('sections.ufc.main-event') : weightOf(match.champName)}</Badge>
        {main ? <span className="ellipsis faint">{weightOf(match.champName)}</span> : null}
        <span className="spacer" />
        <span className="faint">
          {match.kind === 'live' ? (
            <span className="in-row">
              <span className="status-dot" />
              {match.state.periodName || t('status.live')}
            </span>
          ) : (
            <KickoffTime startsAt={match.startsAt} />
          )}
        </span>
        <FavoriteButton kind="games" id={match.id} name={name} />
      </header>
      <div className="fight-pair">
        <Fighter fighter={match.home} record={home} />
        <Link className="fight-versus" to={matchPath(t.language, match)} prefetch="intent">
          <span className="screen-reader-only">{name}, </span>
          {t('sections.ufc.versus')}
        </Link>
        <Fighter fighter={match.away} record={away} />
      </div>
      {market ? (
        <div className="fight-prices">
          {market.selections.map((selection) => (
            <LiveOddsButton key={selection.id} match={priced} market={market} selection={selection} label={selection.name} wide />
          ))}
        </div>
      ) : null}
      <table className="tape">
        <caption className="screen-reader-only">{t('sections.ufc.tape')}</caption>
        <tbody>
          <TaleOfTheTapeRow
            label={t('sections.ufc.rating')}
            home={home.rating === null ? '–' : formatNumber(t.language, home.rating)}
            away={away.rating === null ? '–' : formatNumber(t.language, away.rating)}
            better={(home.rating ?? 0) - (away.rating ?? 0)}
          />
          <TaleOfTheTapeRow
            label={t('sections.ufc.record')}
            home={recordText(home)}
            away={recordText(away)}
            better={home.won - home.lost - (away.won - away.lost)}
          />
          {FINISHES.map((finish) => (
            <TaleOfTheTapeRow
              key={finish}
              label={t(`sections.ufc.by.${finish}`)}
              home={home.finishes[finish]}
              away={away.finishes[finish]}
              better={home.finishes[finish] - away.finishes[finish]}
            />
          ))}
        </tbody>
      </table>
      <footer className="fight-foot">
        <Link to={matchPath(t.language, match)} prefetch="intent">
          {t('line.more-markets', { n: match.marketCount })}
        </Link>
      </footer>
    </article>
  );
}

/** Won, lost, drawn: as fighters' records are written everywhere. */
const recordText = ({ won, lost, drawn }: FighterRecord): string => `${won}–${lost}–${drawn}`;

/** "UFC. Lightweight": the organisation is the page's name, the rest is the weight. */
const weightOf = (champName: string): string => champName.replace(/^UFC[.:]?\s*/, '');

function Fighter({ fighter, record }: { readonly fighter: CompetitorView; readonly record: FighterRecord }) {
  const t = useTranslator();
  return (
    <div className="fighter">
      <Crest crest={fighter.crest} name={fighter.name} size={44} person />
      <Link to={teamPath(t.language, fighter)} prefetch="intent">
        {fighter.name}
      </Link>
      <FormBadges form={record.form} />
    </div>
  );
}

function TaleOfTheTapeRow({
  label,
  home,
  away,
  better,
}: {
  readonly label: string;
  readonly home: ReactNode;
  readonly away: ReactNode;
  readonly better: number;
}) {
  return (
    <tr>
      <td className={`figures${better > 0 ? ' tape-better' : ''}`}>{home}</td>
      <th scope="row">{label}</th>
      <td className={`figures${better < 0 ? ' tape-better' : ''}`}>{away}</td>
    </tr>
  );
}
