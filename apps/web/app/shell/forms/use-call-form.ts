import { useTranslator } from '@touchline/ui/translator-context';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { toApiFailure } from '../api/api-client-context.tsx';
import { useHydrated } from '../page/use-hydrated.ts';
import { problemOf } from './problem-of.ts';

export interface CallFormState<F extends string> {
  /** Goes onto the form element: the first field that is wrong takes the focus. */
  readonly element: RefObject<HTMLFormElement | null>;
  /** Sentence by field, ours or the server's. */
  readonly errors: Readonly<Partial<Record<F, string>>>;
  /** The error of the form as a whole. */
  readonly problem: string | null;
  /** Code of that error, where the server has refused. */
  readonly code: string | null;
  readonly busy: boolean;
  /** A button submits from the moment on when the page's scripts are there to take it. */
  readonly submitType: 'submit' | 'button';
  /** Marks fields before anything is sent; answers whether all are right. */
  check(errors: Partial<Record<F, string | null>>): boolean;
  forget(field: F): void;
  /** Props for a control whose onChange gets the text. Typing clears the field's error. */
  bind(field: F, value: string, onChange: (text: string) => void): Bound;
  /** The same for a control of the page's own. */
  field<N extends F>(name: N, value: string, onChange: (text: string) => void): BoundField<N>;
  /** Sends; the answer goes to `done`, a refusal onto the fields that it names. */
  send<R>(call: () => Promise<R>, done: (reply: R) => void): Promise<void>;
}

interface Bound {
  readonly value: string;
  readonly error: string | undefined;
  onChange(text: string): void;
}
interface BoundField<N> {
  readonly name: N;
  readonly value: string;
  readonly error: string | undefined;
  onChange(event: { readonly target: { readonly value: string } }): void;
}

/** A form over one call: inline checks first, then the server's `validation_errors` on the fields they name (R110). */
export function useCallForm<F extends string>(fields: readonly F[]): CallFormState<F> {
  const t = useTranslator();
  const [errors, setErrors] = useState<Partial<Record<F, string>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const [code, setCode] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submitType = useHydrated() ? 'submit' : 'button';
  const element = useRef<HTMLFormElement>(null);
  // Counts refusals: each one leads to the first field that it names, also when the same fields are wrong again.
  const [refusals, setRefusals] = useState(0);
  useEffect(() => {
    if (refusals > 0) element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);

  const check = useCallback((found: Partial<Record<F, string | null>>) => {
    const wrong = Object.fromEntries(Object.entries(found).filter(([, text]) => typeof text === 'string')) as Partial<Record<F, string>>;
    setErrors(wrong);
    setProblem(null);
    setCode(null);
    const right = Object.keys(wrong).length === 0;
    if (!right) setRefusals((before) => before + 1);
    return right;
  }, []);

  const forget = useCallback((field: F) => {
    setErrors((before) => {
      if (before[field] === undefined) return before;
      const after = { ...before };
      delete after[field];
      return after;
    });
  }, []);

  const bind = (field: F, value: string, onChange: (text: string) => void): Bound => ({
    value,
    error: errors[field],
    onChange(text) {
      onChange(text);
      forget(field);
    },
  });
  const field = <N extends F>(name: N, value: string, onChange: (text: string) => void): BoundField<N> => {
    const bound = bind(name, value, onChange);
    return { ...bound, name, onChange: (event) => bound.onChange(event.target.value) };
  };

  const send = async <R>(call: () => Promise<R>, done: (reply: R) => void): Promise<void> => {
    setBusy(true);
    setProblem(null);
    setCode(null);
    try {
      done(await call());
    } catch (error) {
      const refusal = toApiFailure(error);
      const named = Object.entries(refusal?.body.validation_errors ?? {});
      const known = named.filter(([field]) => (fields as readonly string[]).includes(field));
      // Most of what the server says of a field is the key of a sentence (R150), or the code of a failure with what would be accepted.
      const accepted = refusal?.body.errors[0]?.accepted;
      const sentence = (text = ''): string => {
        const found =
          t.find(text === 'required' ? 'validation.auth_required_field' : `validation.${text}`) ??
          (accepted && t.find(`error.${text}.accepted`, accepted)) ??
          t.find(`error.${text}`) ??
          text;
        // The numbers that some sentences name stay with the server.
        return found.includes('{') ? t('error.invalid') : found;
      };
      setErrors(Object.fromEntries(known.map(([field, sentences]) => [field, sentence(sentences[0])])) as Partial<Record<F, string>>);
      if (known.length > 0) setRefusals((before) => before + 1);
      if (known.length === 0 || known.length < named.length) {
        setProblem(problemOf(error, t));
        setCode(refusal?.body.code ?? null);
      }
    } finally {
      setBusy(false);
    }
  };

  return { element, errors, problem, code, busy, submitType, check, forget, bind, field, send };
}
