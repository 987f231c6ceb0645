import type { Ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import './climb-ladder.css';
import { formatMultiplier } from '../../play/multiplier.ts';

const SHOWN = 5;

interface ClimbLadderProps {
  readonly level: number;
  readonly levels: number;
  /** The pay for standing at a level. */
  readonly pay: (level: number) => Ratio;
}

/** The pays of the next levels; the one that is held is amber. */
export function ClimbLadder({ level, levels, pay }: ClimbLadderProps) {
  const t = useTranslator();
  const first = Math.max(1, Math.min(level, levels - SHOWN + 1));
  return (
    <ol className="climb-ladder figures" dir="ltr" aria-label={t('casino.climb.ladder')}>
      {Array.from({ length: Math.min(SHOWN, levels) }, (_, i) => first + i).map((at) => (
        <li key={at} data-step={at === level ? 'now' : at === level + 1 ? 'next' : undefined}>
          <small>{at}</small>
          {formatMultiplier(t.language, pay(at))}
        </li>
      ))}
    </ol>
  );
}
