import './video-poker.css';
import { strengthOf } from '@touchline/casino/cards/poker-hand';
import type { VideoPokerAction, VideoPokerOptions } from '@touchline/casino/video-poker/options';
import { nameOn, paidHand } from '@touchline/casino/video-poker/pays';
import type { VideoPokerView } from '@touchline/casino/video-poker/video-poker';
import { useTranslator } from '@touchline/ui/translator-context';
import { useReveal } from '../../play/use-reveal.ts';
import { deckFace } from '../parts/card-face.ts';
import { PlayingCard } from '../parts/playing-card.tsx';
import { useDecisionKeys } from '../parts/use-decision-keys.ts';
import { useRound } from '../parts/use-round.ts';

const REVEAL_MS = 700;
const PLACES = [0, 1, 2, 3, 4];

interface VideoPokerStageProps {
  /** Places that are kept. */
  readonly hold: readonly number[];
  readonly onToggle: (place: number) => void;
}

/** Five cards, each of which is kept by a press on it or on the key of its place, and what they make. */
export function VideoPokerStage({ hold, onToggle }: VideoPokerStageProps) {
  const t = useTranslator();
  const { play, round } = useRound<VideoPokerOptions, VideoPokerView, VideoPokerAction>();
  useReveal(play, REVEAL_MS, () => undefined);
  const isOpen = play.phase === 'open';
  useDecisionKeys(Object.fromEntries(PLACES.map((place) => [String(place + 1), () => isOpen && onToggle(place)])));
  const cards = round?.view.final ?? round?.view.dealt ?? [];
  const kept = round?.view.hold ?? hold;
  const hand = round && cards.length > 0 ? nameOn(round.options.pays, paidHand(strengthOf(cards))) : null;
  return (
    <div className="card-table">
      <p className="card-draw-hand" data-paid={hand !== null && hand !== 'nothing' ? 'yes' : undefined}>
        {hand ? t(`casino.hand.${hand}`) : t('casino.video-poker.wait')}
      </p>
      <fieldset className="card-draw-places" dir="ltr" aria-label={t('casino.video-poker.cards')}>
        {PLACES.map((place) => {
          const card = cards[place];
          const isKept = card !== undefined && kept.includes(place);
          return (
            <button key={`${place} ${card}`} type="button" disabled={!isOpen} aria-pressed={isKept} onClick={() => onToggle(place)}>
              <PlayingCard face={card === undefined ? null : deckFace(card)} />
              <span className="card-draw-mark">{isKept ? t('casino.video-poker.held') : place + 1}</span>
            </button>
          );
        })}
      </fieldset>
    </div>
  );
}
