import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { problemOf } from '../../shell/problem-of.ts';

/** Runs one act at a time and says what came of it: `said` in a toast, a failure in `problem`. */
export function useAct(onDone: () => void) {
  const t = useTranslator();
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function act(run: () => Promise<unknown>, said: string): Promise<void> {
    setBusy(true);
    setProblem(null);
    try {
      await run();
      showToast('success', said);
      onDone();
    } catch (error) {
      setProblem(problemOf(error, t).text);
    } finally {
      setBusy(false);
    }
  }
  return { busy, problem, act };
}
