import type { TwentyOneAction, TwentyOneOptions } from '@touchline/casino/twenty-one/options';
import type { TwentyOneView } from '@touchline/casino/twenty-one/twenty-one';
import { useTranslator } from '@touchline/ui/translator-context';
import { useReveal } from '../../play/use-reveal.ts';
import { packFace } from '../parts/card-face.ts';
import { CardRow } from '../parts/card-row.tsx';
import { ChoiceButtons } from '../parts/choice-buttons.tsx';
import { useDecisionKeys } from '../parts/use-decision-keys.ts';
import { useRound } from '../parts/use-round.ts';
import { twentyOneText } from './twenty-one-text.ts';

const REVEAL_MS = 700;

/** The dealer's cards, which are drawn once the player stands, and the player's. */
export function TwentyOneStage() {
  const t = useTranslator();
  const { play, round } = useRound<TwentyOneOptions, TwentyOneView, TwentyOneAction>();
  useReveal(play, REVEAL_MS, () => undefined);
  const view = round?.view;
  const isOpen = round?.status === 'open';
  useDecisionKeys(isOpen ? { d: () => play.act({ draw: true }), s: () => play.act({ stand: true }) } : {});
  const note = (cards: readonly number[]) => (cards.length > 0 ? <b className="card-row-note">{twentyOneText(t, cards)}</b> : null);
  return (
    <div className="card-table">
      <CardRow
        label={t('casino.cards.dealer')}
        cards={view && view.dealer.length > 0 ? view.dealer.map(packFace) : [null]}
        note={note(view?.dealer ?? [])}
      />
      <CardRow label={t('casino.cards.own')} cards={view ? view.player.map(packFace) : [null, null]} note={note(view?.player ?? [])} />
      <div className="card-table-choices">
        <ChoiceButtons
          label={t('casino.decide')}
          choices={
            isOpen
              ? [
                  { key: 'draw', text: t('casino.twenty-one.draw'), action: { draw: true } },
                  { key: 'stand', text: t('casino.twenty-one.stand'), action: { stand: true } },
                ]
              : []
          }
        />
      </div>
    </div>
  );
}
