import type { StageTable } from '@touchline/contract/feed-stage';
import { CardHead } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { Flag } from '@touchline/ui/flag';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { champPath, matchPath, teamPath } from '../../addresses.ts';
import { FavoriteStar } from '../../live/favorite-star.tsx';
import { PriceButton } from '../../live/price-button.tsx';
import { useFormats } from '../../use-formats.ts';
import { FormMarks } from './form-marks.tsx';

type Row = StageTable['rows'][number];

/** The head of a championship's table: the contenders, how far behind the leader they are, and the price of their next win. */
export function TitleRace({ table, contenders }: { readonly table: StageTable; readonly contenders: number }) {
  const t = useTexts();
  const { champ, season, rows } = table;
  const leader = rows[0]?.points ?? 0;
  return (
    <section className="card race" aria-label={champ.name}>
      <CardHead
        title={
          <span className="race-name">
            <Flag code={champ.flag} />
            <Link className="ell" to={champPath(t.language, 'line', champ)} prefetch="intent">
              {champ.name}
            </Link>
          </span>
        }
      >
        <span className="mut3 num">{season}</span>
        <FavoriteStar kind="championships" id={champ.id} name={champ.name} />
      </CardHead>
      <ol>
        {rows.slice(0, contenders).map((row) => (
          <Contender key={row.competitor.id} row={row} behind={leader - row.points} champ={champ} />
        ))}
      </ol>
    </section>
  );
}

function Contender({ row, behind, champ }: { readonly row: Row; readonly behind: number; readonly champ: StageTable['champ'] }) {
  const t = useTexts();
  const { dateTime } = useFormats();
  const { competitor, next, place, points, form } = row;
  const home = next ? (next.atHome ? competitor : next.opponent) : null;
  const away = next ? (next.atHome ? next.opponent : competitor) : null;
  const name = home && away ? t('common.vs', { home: home.name, away: away.name }) : '';
  return (
    <li className="contender">
      <b className="num contender-place">{place}</b>
      <Crest crest={competitor.crest} name={competitor.name} size={28} />
      <div className="contender-who">
        <Link className="ell strong" to={teamPath(t.language, competitor)} prefetch="intent">
          {competitor.name}
        </Link>
        {next && home && away ? (
          <Link className="ell mut3" to={matchPath(t.language, { id: next.matchId, home, away })} prefetch="intent">
            <span className="num">{dateTime(next.startsAt * 1000)}</span> · {next.opponent.name}
          </Link>
        ) : (
          <span className="mut3">{t('sections.champions.no-next')}</span>
        )}
      </div>
      <FormMarks form={form.split('').reverse().join('')} />
      <span className="contender-points">
        <b className="num">{points}</b>
        {behind > 0 ? <small className="mut3 num">−{behind}</small> : null}
      </span>
      {next && home ? (
        <PriceButton
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
