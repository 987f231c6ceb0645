import { BINGO_GRIDS, type BingoKind } from '@touchline/casino/bingo/bingo-card';
import { useTranslator } from '@touchline/ui/translator-context';

/** The letter of a ball of 75, by its column. */
const LETTERS = 'BINGO';
const letterOf = (kind: BingoKind, ball: number): string => (kind === 'seventy-five' ? (LETTERS[Math.floor((ball - 1) / 15)] ?? '') : '');
/** The colour of a ball: of its column, six of them by turns. */
const toneOf = (kind: BingoKind, ball: number): number => Math.floor((ball - 1) / (kind === 'ninety' ? 10 : 15)) % 6;

/** A ball as the caller says it: "B 7" of 75, "42" of 90. */
export const ballText = (kind: BingoKind, ball: number): string => `${letterOf(kind, ball)} ${ball}`.trim();

/** The last ball, large, with those before it. */
export function LastBalls({ kind, balls }: { readonly kind: BingoKind; readonly balls: readonly number[] }) {
  const t = useTranslator();
  const [last, ...before] = balls.slice(-5).toReversed();
  return (
    <div className="bingo-last" aria-hidden="true">
      {last === undefined ? (
        <span className="bingo-ball bingo-ball-large bingo-ball-empty">{t('bingo.balls.soon')}</span>
      ) : (
        <span key={last} className="bingo-ball bingo-ball-large figures" data-tone={toneOf(kind, last)}>
          <small>{letterOf(kind, last)}</small>
          {last}
        </span>
      )}
      <div className="bingo-balls-before" dir="ltr">
        {before.map((ball) => (
          <span key={ball} className="bingo-ball figures" data-tone={toneOf(kind, ball)}>
            {ball}
          </span>
        ))}
      </div>
    </div>
  );
}

/** Every number of the machine, those that have come filled. */
export function CalledBoard({ kind, balls }: { readonly kind: BingoKind; readonly balls: readonly number[] }) {
  const t = useTranslator();
  const called = new Set(balls);
  const numbers = Array.from({ length: BINGO_GRIDS[kind].balls }, (_, i) => i + 1);
  return (
    <ol className="bingo-board" data-kind={kind} dir="ltr" aria-label={t('bingo.balls.called', { n: balls.length })}>
      {numbers.map((number) => (
        <li key={number} className="figures" data-called={called.has(number)} data-last={balls.at(-1) === number}>
          {number}
          {called.has(number) ? <span className="screen-reader-only"> {t('bingo.ball.called')}</span> : null}
        </li>
      ))}
    </ol>
  );
}
