import type { CasinoHoldemView } from '@touchline/casino/casino-holdem/casino-holdem';
import type { CasinoHoldemAction, CasinoHoldemOptions } from '@touchline/casino/casino-holdem/options';
import { CALL } from '@touchline/casino/casino-holdem/pays';
import { useTranslator } from '@touchline/ui/translator-context';
import { stakeMinor } from '../../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { useReveal } from '../../play/use-reveal.ts';
import { type CardFace, deckFace } from '../parts/card-face.ts';
import { CardRow } from '../parts/card-row.tsx';
import { ChoiceButtons } from '../parts/choice-buttons.tsx';
import { handKind } from '../parts/hand-kind.ts';
import { useDecisionKeys } from '../parts/use-decision-keys.ts';
import { useRound } from '../parts/use-round.ts';
import { anteStake } from './ante-stake.ts';

const REVEAL_MS = 900;
const BOARD = 5;

/** So many places: the cards that lie there, face down where none is seen yet. */
const places = (cards: readonly number[], count: number): readonly (CardFace | null)[] =>
  Array.from({ length: count }, (_, i) => {
    const card = cards[i];
    return card === undefined ? null : deckFace(card);
  });

/** The dealer's two cards, the board and the player's two, with what they make, and the call or the fold. */
export function CasinoHoldemStage() {
  const t = useTranslator();
  const { money, scale } = useFormats();
  const { play, round } = useRound<CasinoHoldemOptions, CasinoHoldemView, CasinoHoldemAction>();
  useReveal(play, REVEAL_MS, () => undefined);
  const view = round?.view;
  const currency = round?.currency ?? play.table.currency;
  const isUndecided = view !== undefined && view.decision === null;
  const ante = round ? anteStake(stakeMinor(round.stake, scale(currency)) ?? 0n, round.options, round.view.decision) : 0n;
  const kind = (cards: readonly number[]) => <b className="card-row-note">{t(`casino.hand.${handKind(cards)}`)}</b>;
  useDecisionKeys(isUndecided ? { c: () => play.act({ call: true }), f: () => play.act({ fold: true }) } : {});
  return (
    <div className="card-table">
      <CardRow
        label={t('casino.cards.dealer')}
        cards={places(view?.dealer ?? [], 2)}
        note={
          view?.dealer ? (
            <>
              {kind([...view.dealer, ...view.board])}
              {view.dealerQualifies ? null : <span>{t('casino.holdem.unqualified')}</span>}
            </>
          ) : null
        }
      />
      <CardRow label={t('casino.holdem.board')} cards={places(view?.board ?? [], BOARD)} />
      <CardRow
        label={t('casino.cards.own')}
        cards={places(view?.player ?? [], 2)}
        note={view ? kind([...view.player, ...view.board]) : null}
      />
      <div className="card-table-choices">
        <ChoiceButtons
          label={t('casino.decide')}
          choices={
            isUndecided
              ? [
                  {
                    key: 'call',
                    text: `${t('casino.holdem.call')} ${money(BigInt(CALL) * ante, currency, { sign: 'always' })}`,
                    action: { call: true },
                  },
                  { key: 'fold', text: t('casino.holdem.fold'), action: { fold: true } },
                ]
              : []
          }
        />
      </div>
    </div>
  );
}
