import { useTranslator } from '@touchline/ui/translator-context';
import type { Innings, Over } from './innings.ts';

/** An innings ball by ball, newest over first. */
export function OverList({ book, shown, live }: { readonly book: Innings; readonly shown: number; readonly live: boolean }) {
  const t = useTranslator();
  return (
    <ol className="overs">
      {live && book.running.length > 0 ? (
        <li className="over over-now">
          <h4>{t('cricket.over.running')}</h4>
          <Balls balls={book.running} />
        </li>
      ) : null}
      {book.overs.slice(0, shown).map((over) => (
        <OverRow key={over.id} over={over} side={book.side} />
      ))}
    </ol>
  );
}

function OverRow({ over, side }: { readonly over: Over; readonly side: number }) {
  const t = useTranslator();
  const { number, runs, balls, wickets, bowler, score } = over;
  return (
    <li className="over">
      <h4>
        {t('cricket.over', { n: number })} <b className="figures">{score[side === 2 ? 1 : 0]}</b>
      </h4>
      <Balls balls={balls} />
      <p className="muted">
        {t('cricket.over.runs', { n: runs })}
        {bowler ? ` · ${t('cricket.figures', { player: bowler.name, wickets: bowler.wickets, conceded: bowler.conceded })}` : ''}
      </p>
      {wickets.map(({ id, player, how }) => (
        <p key={id} className="over-wicket">
          {player ? t('cricket.out', { player }) : t('cricket.ball.wicket')}
          {how ? <span className="muted">, {t.find(`cricket.how.${how}`) ?? how.replaceAll('-', ' ')}</span> : null}
        </p>
      ))}
    </li>
  );
}

const ballClass = (ball: string): string =>
  ball === 'W' ? 'ball-wicket' : ball === '4' || ball === '6' ? 'ball-boundary' : ball === '0' ? 'ball-dot' : '';

/** The balls of an over in the order in which they were bowled: left to right in every language, as on a scorer's sheet. */
function Balls({ balls }: { readonly balls: readonly string[] }) {
  const t = useTranslator();
  const said = (ball: string): string =>
    ball === 'W'
      ? t('cricket.ball.wicket')
      : ball.endsWith('lb')
        ? t('cricket.ball.leg-bye', { n: Number.parseInt(ball, 10) })
        : t('cricket.ball.runs', { n: Number(ball) });
  const keyed = balls.map((ball, place) => ({ ball, key: `${place} ${ball}` }));
  return (
    <span className="balls figures" role="img" aria-label={balls.map(said).join(', ')}>
      {keyed.map(({ ball, key }) => (
        <i key={key} className={ballClass(ball)}>
          {ball === '0' ? '•' : ball}
        </i>
      ))}
    </span>
  );
}
