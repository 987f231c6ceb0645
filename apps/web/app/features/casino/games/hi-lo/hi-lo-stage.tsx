import './hi-lo.css';
import type { HiLoView } from '@touchline/casino/hi-lo/hi-lo';
import type { HiLoAction, HiLoOptions } from '@touchline/casino/hi-lo/options';
import { HI_LO_GUESSES, hiLoChance, MAX_CARDS, winningRanks } from '@touchline/casino/hi-lo/pays';
import { formatPercent } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { chancePercent } from '../../play/multiplier.ts';
import { useReveal } from '../../play/use-reveal.ts';
import { deckFace } from '../parts/card-face.ts';
import { ChoiceButtons } from '../parts/choice-buttons.tsx';
import { PlayingCard } from '../parts/playing-card.tsx';
import { useRound } from '../parts/use-round.ts';
import { cardRank } from './card-rank.ts';

const REVEAL_MS = 500;
/** Cards that are seen, the newest last. */
const SHOWN = 5;

/** The cards so far and the guesses that the newest allows, with their chances. */
export function HiLoStage() {
  const t = useTranslator();
  const { play, round } = useRound<HiLoOptions, HiLoView, HiLoAction>();
  useReveal(play, REVEAL_MS, () => undefined);
  const cards = round?.view.cards ?? [];
  const rank = cardRank(cards.at(-1) ?? 0);
  const guesses = HI_LO_GUESSES.filter((guess) => winningRanks(rank, guess) > 0);
  const chance = (guess: (typeof HI_LO_GUESSES)[number]): string => {
    const { percent } = chancePercent(hiLoChance(rank, guess));
    return formatPercent(t.language, percent, 1);
  };
  return (
    <div className="guess-stage">
      <ol className="guess-cards" dir="ltr" aria-label={t('casino.hi-lo.cards')}>
        {cards.length === 0 ? (
          <li>
            <PlayingCard face={null} />
          </li>
        ) : (
          cards.slice(-SHOWN).map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a card is its place
            <li key={Math.max(0, cards.length - SHOWN) + i}>
              <PlayingCard face={deckFace(card)} />
            </li>
          ))
        )}
      </ol>
      <ChoiceButtons
        label={t('casino.decide')}
        choices={[
          ...guesses.map((guess) => ({ key: guess, text: `${t(`casino.hi-lo.${guess}`)} ${chance(guess)}`, action: { guess } })),
          { key: 'skip', text: t('casino.hi-lo.skip'), action: { skip: true }, isShut: cards.length >= MAX_CARDS },
        ]}
      />
    </div>
  );
}
