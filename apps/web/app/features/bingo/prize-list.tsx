import { bingoRoomOf } from '@touchline/casino/bingo/bingo-rooms';
import type { BingoGameView } from '@touchline/contract/bingo/shapes';
import { formatPercent } from '@touchline/i18n/format-money';
import { mul, type Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';

interface PrizeListProps {
  readonly game: BingoGameView;
  /** The numbers of the player's cards. */
  readonly own?: ReadonlySet<number>;
}

const percentOf = ({ num, den }: Ratio): number => Number((num * 10_000n) / den) / 100;

/**
 * The prizes of a game: what each comes to, and who has won it. While tickets are on sale a prize is a share of what is sold, and comes to nothing before
 * the first one is; one of a game that was called off never came to anything.
 */
export function PrizeList({ game: { room, version, tickets, prizes, currency, status }, own }: PrizeListProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const terms = bingoRoomOf(room, version);
  const next = status === 'playing' ? prizes.find(({ won }) => won === null)?.prize : undefined;
  const isWorth = tickets > 0 && status !== 'off';
  return (
    <ul className="bingo-prizes">
      {prizes.map(({ prize, pot, won }) => {
        const share = terms?.prizes.find((one) => one.prize === prize)?.share;
        const percent = terms && share ? formatPercent(t.language, percentOf(mul(terms.returned, share)), 2) : null;
        return (
          <li key={prize} data-next={prize === next} data-won={won !== null}>
            <span>{t(`bingo.prize.${prize}`)}</span>
            <b className="figures">{isWorth ? amount(pot, currency) : (percent ?? '–')}</b>
            {status !== 'open' ? null : (
              <small>{isWorth ? t('bingo.prize.so-far', { percent: percent ?? '–' }) : t('bingo.prize.share')}</small>
            )}
            {won === null ? null : (
              <small>
                {t('bingo.prize.won', { n: won.cards.length, ball: won.ball })}
                {won.cards.some((card) => own?.has(card)) ? <b className="green"> {t('bingo.prize.yours')}</b> : null}
              </small>
            )}
          </li>
        );
      })}
    </ul>
  );
}
