import type { StageTable } from '@touchline/contract/line/stage';
import { CardHeader } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { FavoriteButton } from '../../live/favorite-button.tsx';
import { LiveOddsButton } from '../../live/live-odds-button.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { champPath, matchPath, teamPath } from '../../shell/paths.ts';
import { FormBadges } from './form-badges.tsx';

type Row = StageTable['rows'][number];

/** The head of a championship's table: the contenders, how far behind the leader they are, and the price of their next win. */
export function TitleRaceCard({ table, contenders }: { readonly table: StageTable; readonly contenders: number }) {
  const t = useTranslator();
  const { champ, season, rows } = table;
  const leader = rows[0]?.points ?? 0;
  return (
    <section className="card race" aria-label={champ.name}>
      <CardHeader
        title={
          <span className="race-name">
            <Flag code={champ.flag} />
            <Link className="ellipsis" to={champPath(t.language, 'line', champ)} prefetch="intent">
              {champ.name}
            </Link>
          </span>
        }
      >
        <span className="faint figures">{season}</span>
        <FavoriteButton kind="championships" id={champ.id} name={champ.name} />
      </CardHeader>
      <ol>
        {rows.slice(0, contenders).map((row) => (
          <ContenderRow key={row.competitor.id} row={row} behind={leader - row.points} champ={champ} />
        ))}
      </ol>
    </section>
  );
}

function ContenderRow({ row, behind, champ }: { readonly row: Row; readonly behind: number; readonly champ: StageTable['champ'] }) {
  const t = useTranslator();
  const { dateTime } = useFormats();
  const { competitor, next, place, points, form } = row;
  const home = next ? (next.atHome ? competitor : next.opponent) : null;
  const away = next ? (next.atHome ? next.opponent : competitor) : null;
  const name = home && away ? t('common.vs', { home: home.name, away: away.name }) : '';
  return (
    <li className="contender">
      <b className="figures contender-place">{place}</b>
      <Crest crest={competitor.crest} name={competitor.name} size={28} />
      <div className="contender-who">
        <Link className="ellipsis strong" to={teamPath(t.language, competitor)} prefetch="intent">
          {competitor.name}
        </Link>
        {next && home && away ? (
          <Link className="ellipsis faint contender-note" to={matchPath(t.language, { id: next.matchId, home, away })} prefetch="intent">
            <span className="figures">{dateTime(next.startsAt * 1000)}</span> · {next.opponent.name}
          </Link>
        ) : (
          <span className="faint contender-note">{t('sections.champions.no-next')}</span>
        )}
      </div>
      <FormBadges form={form.split('').reverse().join('')} />
      <span className="contender-points">
        <b className="figures">{points}</b>
        {behind > 0 ? <small className="faint figures">−{behind}</small> : null}
      </span>
      {next && home ? (
        <LiveOddsButton
          match={{ id: next.matchId, kind: next.kind, sport: champ.sport, name, champName: champ.name, startsAt: next.startsAt }}
          market={{ name: t('sections.champions.next-win'), status: 'open' }}
          selection={{ id: next.selectionId, name: competitor.name, label: '', odds: next.odds }}
        />
      ) : (
        <span />
      )}
    </li>
  );
}
