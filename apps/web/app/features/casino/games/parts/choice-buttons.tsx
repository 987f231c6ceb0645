import { Button } from '@touchline/ui/button';
import type { ReactNode } from 'react';
import { useGame } from '../../play/game-context.ts';
import './choice-buttons.css';

interface ChoiceButtonsProps {
  readonly label: string;
  readonly choices: readonly { readonly key: string; readonly text: ReactNode; readonly action: unknown; readonly isShut?: boolean }[];
}

/** The decisions that can be taken now, on the stage. */
export function ChoiceButtons({ label, choices }: ChoiceButtonsProps) {
  const { play } = useGame();
  return (
    <fieldset className="choice-buttons" aria-label={label}>
      {choices.map(({ key, text, action, isShut = false }) => (
        <Button key={key} size="lg" disabled={play.phase !== 'open' || isShut} onClick={() => play.act(action)}>
          {text}
        </Button>
      ))}
    </fieldset>
  );
}
