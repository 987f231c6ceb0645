import { useTranslator } from '@touchline/ui/translator-context';
import { type RefObject, useRef } from 'react';
import { useFrames } from './use-frames.ts';
import type { SharedTable } from './use-shared-table.ts';
import { writeText } from './write-text.ts';

interface StageFaceProps {
  readonly table: SharedTable;
  /** The big figure, which its stage writes as it moves. */
  readonly number: RefObject<HTMLElement | null>;
  /** The words under the figure of a round that is over. */
  readonly ended: string;
}

/** The big figure of a round and what is going on; the seconds to the start move by themselves. Said to screen readers by the frame instead. */
export function StageFace({ table, number, ended }: StageFaceProps) {
  const t = useTranslator();
  const words = useRef<HTMLSpanElement>(null);
  const { phase } = table;
  useFrames(phase === 'betting', () => {
    const seconds = Math.max(0, Math.ceil(-table.elapsedMs() / 1000));
    const text =
      phase === 'betting'
        ? t('casino.shared.starts', { seconds })
        : phase === 'waiting'
          ? t('casino.shared.waiting')
          : phase === 'running'
            ? t('casino.shared.running')
            : ended;
    writeText(words.current, text);
  });
  return (
    <p className="shared-face figures" data-phase={phase} aria-hidden="true">
      <b ref={number} />
      <span ref={words} />
    </p>
  );
}
