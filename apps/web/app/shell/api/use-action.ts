import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useState } from 'react';
import { problemOf } from '../forms/problem-of.ts';

export interface ActionState {
  readonly busy: boolean;
  /** Why it was refused, until the next attempt. */
  readonly problem: string | null;
  /** `done` answers the sentence that is shown, or null for none. */
  run<R>(call: () => Promise<R>, done: (reply: R) => string | null): Promise<void>;
}

/** One thing done at a press: busy while it is on its way, its refusal as a sentence, its success as a notification. */
export function useAction(): ActionState {
  const t = useTranslator();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const run = useCallback(
    async <R>(call: () => Promise<R>, done: (reply: R) => string | null): Promise<void> => {
      setBusy(true);
      setProblem(null);
      try {
        const sentence = done(await call());
        if (sentence !== null) showToast('success', sentence);
      } catch (error) {
        setProblem(problemOf(error, t));
      } finally {
        setBusy(false);
      }
    },
    [t],
  );
  return { busy, problem, run };
}
