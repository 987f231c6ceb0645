import { useTexts } from '@touchline/ui/texts';
import type { InningsBook, Over } from './innings-book.ts';

/** An innings ball by ball, newest over first. */
export function OverList({ book, shown, live }: { readonly book: InningsBook; readonly shown: number; readonly live: boolean }) {
  const t = useTexts();
  return (
    <ol className="overs">
      {live && book.running.length > 0 ? (
        <li className="over now">
          <h4>{t('cricket.over.running')}</h4>
          <Balls balls={book.running} />
        </li>
      ) : null}
      {book.overs.slice(0, shown).map((over) => (
        <OneOver key={over.id} over={over} side={book.side} />
      ))}
    </ol>
  );
}

function OneOver({ over, side }: { readonly over: Over; readonly side: number }) {
  const t = useTexts();
  const { number, runs, balls, wickets, bowler, score } = over;
  return (
    <li className="over">
      <h4>
        {t('cricket.over', { n: number })} <b className="num">{score[side === 2 ? 1 : 0]}</b>
      </h4>
      <Balls balls={balls} />
      <p className="mut">
        {t('cricket.over.runs', { n: runs })}
        {bowler ? ` · ${t('cricket.figures', { player: bowler.name, wickets: bowler.wickets, conceded: bowler.conceded })}` : ''}
      </p>
      {wickets.map(({ id, player, how }) => (
        <p key={id} className="over-w">
          {player ? t('cricket.out', { player }) : t('cricket.ball.wicket')}
          {how ? <span className="mut">, {t.find(`cricket.how.${how}`) ?? how.replaceAll('-', ' ')}</span> : null}
        </p>
      ))}
    </li>
  );
}

const kindOf = (ball: string): string => (ball === 'W' ? 'w' : ball === '4' || ball === '6' ? 'b' : ball === '0' ? 'o' : '');

/** The balls of an over in the order in which they were bowled: left to right in every language, as on a scorer's sheet. */
function Balls({ balls }: { readonly balls: readonly string[] }) {
  const t = useTexts();
  const said = (ball: string): string =>
    ball === 'W'
      ? t('cricket.ball.wicket')
      : ball.endsWith('lb')
        ? t('cricket.ball.leg-bye', { n: Number.parseInt(ball, 10) })
        : t('cricket.ball.runs', { n: Number(ball) });
  const keyed = balls.map((ball, place) => ({ ball, key: `${place} ${ball}` }));
  return (
    <span className="balls num" role="img" aria-label={balls.map(said).join(', ')}>
      {keyed.map(({ ball, key }) => (
        <i key={key} className={kindOf(ball)}>
          {ball === '0' ? '•' : ball}
        </i>
      ))}
    </span>
  );
}
