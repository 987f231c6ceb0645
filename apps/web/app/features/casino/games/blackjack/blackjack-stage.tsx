import type { BlackjackView } from '@touchline/casino/blackjack/blackjack';
import type { BlackjackAction, BlackjackOptions } from '@touchline/casino/blackjack/options';
import { useTranslator } from '@touchline/ui/translator-context';
import { stakeMinor } from '../../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { useReveal } from '../../play/use-reveal.ts';
import { deckFace } from '../parts/card-face.ts';
import { CardRow } from '../parts/card-row.tsx';
import { ChoiceButtons } from '../parts/choice-buttons.tsx';
import { useDecisionKeys } from '../parts/use-decision-keys.ts';
import { useRound } from '../parts/use-round.ts';
import type { BlackjackChoice } from './best-choice.ts';
import { BLACKJACK_KEYS } from './blackjack-keys.ts';
import { firstStake } from './first-stake.ts';
import { pointsText } from './points-text.ts';

const REVEAL_MS = 700;

const actionOf = (choice: BlackjackChoice): BlackjackAction =>
  choice === 'insure' ? { insure: true } : choice === 'decline' ? { insure: false } : { move: choice };

/** The choices that stand open; declining comes before insurance, so that it is never pressed unread. */
const choicesOf = ({ moves }: BlackjackView): readonly BlackjackChoice[] =>
  moves.flatMap((move): readonly BlackjackChoice[] => (move === 'insure' ? ['decline', 'insure'] : [move]));

/** The dealer's cards, the player's hands, and the moves with what each stakes besides. `advised` is the choice to be pointed out. */
export function BlackjackStage({ advised }: { readonly advised: BlackjackChoice | null }) {
  const t = useTranslator();
  const { money, scale } = useFormats();
  const { play, round } = useRound<BlackjackOptions, BlackjackView, BlackjackAction>();
  useReveal(play, REVEAL_MS, () => undefined);
  const view = round?.view;
  const currency = round?.currency ?? play.table.currency;
  const first = round && view ? firstStake(stakeMinor(round.stake, scale(currency)) ?? 0n, view) : 0n;
  const choices = view ? choicesOf(view) : [];
  const added: Partial<Record<BlackjackChoice, bigint>> = { double: first, split: first, insure: first / 2n };
  const text = (choice: BlackjackChoice): string => {
    const more = added[choice];
    const name = t(`casino.blackjack.move.${choice}`);
    return more === undefined ? name : `${name} ${money(more, currency, { sign: 'always' })}`;
  };
  useDecisionKeys(Object.fromEntries(choices.map((choice) => [BLACKJACK_KEYS[choice].toLowerCase(), () => play.act(actionOf(choice))])));
  const isOpen = play.phase === 'open' || play.phase === 'sending';
  return (
    <div className="card-table">
      <CardRow
        label={t('casino.cards.dealer')}
        cards={view ? [...view.dealer.map(deckFace), ...(view.dealer.length === 1 ? [null] : [])] : [null, null]}
        note={view ? <b className="card-row-note">{pointsText(t, view.dealer)}</b> : null}
      />
      <div className="card-table-hands">
        {view ? (
          view.hands.map(({ cards, stake, ending }, i) => (
            <CardRow
              // biome-ignore lint/suspicious/noArrayIndexKey: a hand is known by its place
              key={i}
              label={view.hands.length > 1 ? t('casino.blackjack.hand', { n: i + 1 }) : t('casino.cards.own')}
              cards={cards.map(deckFace)}
              isActive={isOpen && view.hands.length > 1 && i === view.active}
              note={
                <>
                  <b className="card-row-note">
                    {ending === 'surrendered' ? t('casino.blackjack.surrendered') : pointsText(t, cards, view.hands.length > 1)}
                  </b>
                  <span className="figures">{money(first * BigInt(stake), currency)}</span>
                </>
              }
            />
          ))
        ) : (
          <CardRow label={t('casino.cards.own')} cards={[null, null]} />
        )}
      </div>
      {view?.insured ? <p>{t('casino.blackjack.insured', { amount: money(first / 2n, currency) })}</p> : null}
      <div className="card-table-choices">
        <ChoiceButtons
          label={t('casino.decide')}
          choices={choices.map((choice) => ({ key: choice, text: text(choice), action: actionOf(choice) }))}
        />
        {advised ? <p role="status">{t('casino.cards.best', { choice: t(`casino.blackjack.move.${advised}`) })}</p> : null}
      </div>
    </div>
  );
}
