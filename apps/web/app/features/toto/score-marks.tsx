import { ANY_OTHER } from '@touchline/betting/markets/score/correct-score';
import type { TotoMatchView } from '@touchline/contract/toto/calls';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { MarkButton } from './mark-button.tsx';

export interface ScoreMarksProps {
  readonly match: TotoMatchView;
  readonly marks: readonly number[];
  readonly onToggle: ((outcome: number) => void) | null;
}

/** How many likely scores stand on the row itself. */
const SHOWN = 5;

/** Exact scores: the likeliest and the marked ones on the row, the whole grid on demand. */
export function ScoreMarks({ match, marks, onToggle }: ScoreMarksProps) {
  const t = useTranslator();
  const [open, setOpen] = useState(false);
  const likely = new Set(
    [...match.outcomes]
      .sort((a, b) => b.chance - a.chance)
      .slice(0, SHOWN)
      .map((one) => one.outcome),
  );
  const shown = open
    ? match.outcomes
    : match.outcomes.filter(({ outcome }) => likely.has(outcome) || marks.includes(outcome) || match.result === outcome);
  return (
    <div className="toto-scores">
      {shown.map((outcome) => (
        <MarkButton
          key={outcome.outcome}
          outcome={outcome}
          label={outcome.outcome === ANY_OTHER ? t('toto.scores.other') : outcome.label}
          marked={marks.includes(outcome.outcome)}
          came={match.result === null ? null : match.result === outcome.outcome}
          onToggle={onToggle}
        />
      ))}
      {onToggle ? (
        <Button size="xs" tone="ghost" icon={open ? 'check' : 'plus'} aria-expanded={open} onClick={() => setOpen(!open)}>
          {t(open ? 'toto.scores.close' : 'toto.scores.choose')}
        </Button>
      ) : null}
    </div>
  );
}
