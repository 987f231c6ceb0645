import './last-results.css';
import './place-tone.css';
import { useTranslator } from '@touchline/ui/translator-context';
import { useGame } from '../../play/game-context.ts';
import type { PlaceTone } from './chip-place.tsx';

const SHOWN = 12;

/** The result of a round in a word or a number, and its colour. */
export interface LastResult {
  readonly text: string;
  readonly tone: PlaceTone;
}

/** Results of the player's last rounds of the game, the newest first. */
export function LastResults<View>({ resultOf }: { readonly resultOf: (view: View) => LastResult }) {
  const t = useTranslator();
  const { play, player } = useGame();
  const seen = new Set(play.shownRounds.map(({ round }) => round));
  const rounds = [...play.shownRounds, ...(player?.rounds ?? []).filter(({ round, status }) => status === 'over' && !seen.has(round))];
  if (rounds.length === 0) return null;
  return (
    <ol className="last-results" aria-label={t('casino.chips.results')}>
      {rounds.slice(0, SHOWN).map(({ round, view }) => {
        const { text, tone } = resultOf(view as View);
        return (
          <li key={round} className="last-result place-tone figures" data-tone={tone}>
            {text}
          </li>
        );
      })}
    </ol>
  );
}
