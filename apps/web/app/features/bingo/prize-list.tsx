import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface PrizeListProps {
  readonly game: BingoGameView;
  /** The numbers of the player's cards. */
  readonly own?: ReadonlySet<number>;
}

/** The prizes of a game: what each comes to, and who has won it. */
export function PrizeList({ game: { prizes, currency, status }, own }: PrizeListProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const next = status === 'playing' ? prizes.find(({ won }) => won === null)?.prize : undefined;
  return (
    <ul className="bingo-prizes">
      {prizes.map(({ prize, pot, won }) => (
        <li key={prize} data-next={prize === next} data-won={won !== null}>
          <span>{t(`bingo.prize.${prize}`)}</span>
          <b className="figures">{amount(pot, currency)}</b>
          {won === null ? null : (
            <small>
              {t('bingo.prize.won', { n: won.cards.length, ball: won.ball })}
              {won.cards.some((card) => own?.has(card)) ? <b className="green"> {t('bingo.prize.yours')}</b> : null}
            </small>
          )}
        </li>
      ))}
    </ul>
  );
}
