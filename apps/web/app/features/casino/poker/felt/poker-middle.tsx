import { BOARD_CARDS } from '@touchline/casino/poker/variant';
import type { PokerHandView, PokerTableInfo } from '@touchline/contract/poker/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { deckFace } from '../../games/parts/card-face.ts';
import { PlayingCard } from '../../games/parts/playing-card.tsx';
import { useChips } from '../use-chips.ts';

/** The middle of the table: the pot, the board and, where there are several, each pot. */
export function PokerMiddle({ info, hand }: { readonly info: PokerTableInfo; readonly hand: PokerHandView | null }) {
  const t = useTranslator();
  const chips = useChips(info);
  if (!hand) return <p className="poker-middle poker-wait">{t('poker.between')}</p>;
  const { board, pots, potChips } = hand;
  return (
    <div className="poker-middle">
      <p className="poker-pot figures">
        <span>{t('poker.pot')}</span> <b>{chips.full(potChips)}</b>
      </p>
      <ol className="poker-board" aria-label={t('poker.board')}>
        {Array.from({ length: BOARD_CARDS }, (_, place) => board[place]).map((card, place) => (
          <li key={card ?? `place ${place}`} data-empty={card === undefined || undefined}>
            {card === undefined ? null : <PlayingCard face={deckFace(card)} />}
          </li>
        ))}
      </ol>
      {pots.length > 1 ? (
        <ul className="poker-pots figures" aria-label={t('poker.pots')}>
          {pots.map((pot, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a pot is known by its place, the main pot first
            <li key={i}>
              {i === 0 ? t('poker.pot.main') : pots.length > 2 ? t('poker.pot.side-n', { n: i }) : t('poker.pot.side')}{' '}
              <b>{chips.full(pot.chips)}</b> <span>{t('poker.pot.players', { n: pot.players })}</span>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
