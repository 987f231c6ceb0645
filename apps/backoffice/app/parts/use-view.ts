import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { problemOf } from '../shell/problem-of.ts';

export interface View<T> {
  /** The last answer; it stays while it is asked for again. */
  readonly data: T | null;
  readonly problem: string | null;
  readonly isLoading: boolean;
  reload(): void;
}

/** Asks at once, and again whenever `version` is another one. An answer that another question has overtaken is dropped. */
export function useView<T>(ask: () => Promise<T>, version: string | number): View<T> {
  const t = useTranslator();
  const [again, setAgain] = useState(0);
  const question = `${version} ${again}`;
  const [answered, setAnswered] = useState<{ readonly question: string | null; readonly data: T | null; readonly problem: string | null }>({
    question: null,
    data: null,
    problem: null,
  });
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    let isOver = false;
    askNow().then(
      (data) => {
        if (!isOver) setAnswered({ question, data, problem: null });
      },
      (error: unknown) => {
        if (!isOver) setAnswered((before) => ({ question, data: before.data, problem: problemOf(error, t).text }));
      },
    );
    return () => {
      isOver = true;
    };
  }, [question, t]);
  const { data, problem } = answered;
  return { data, problem, isLoading: answered.question !== question, reload: useCallback(() => setAgain((n) => n + 1), []) };
}
