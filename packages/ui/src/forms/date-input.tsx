import { parseDay, writeDay } from '@touchline/i18n/format-time';
import { type ChangeEvent, type InputHTMLAttributes, useEffect, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { useTranslator } from '../translator-context.tsx';

const setValue = Object.getOwnPropertyDescriptor(globalThis.HTMLInputElement?.prototype ?? {}, 'value')?.set;

/**
 * A day to be typed or chosen. Browsers write the days of their own field in the language of the device, so that 3 April stands on one page in two ways:
 * here it is typed as the language of the page writes it. The browser's field lies beneath. It holds the value for the form ("2026-04-03"), opens the calendar, and is
 * all there is without script.
 */
export function DateInput({
  id,
  value,
  defaultValue,
  onChange,
  autoComplete,
  'aria-label': label,
  'aria-invalid': invalid,
  'aria-describedby': describedBy,
  ...input
}: InputHTMLAttributes<HTMLInputElement>) {
  const t = useTranslator();
  const native = useRef<HTMLInputElement>(null);
  const text = useRef<HTMLInputElement>(null);
  const [own, setOwn] = useState(String(defaultValue ?? ''));
  const day = value === undefined ? own : String(value);
  // As it stands while it is no day yet.
  const [typed, setTyped] = useState<string | null>(null);
  const shown = typed ?? writeDay(t.language, day);
  const problem = useProblem(shown, input);
  useEffect(() => text.current?.setCustomValidity(problem ?? ''), [problem]);

  const type = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    const next = parseDay(currentTarget.value) ?? '';
    if (!native.current || native.current.value === next) return;
    setValue?.call(native.current, next);
    native.current.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const take = (event: ChangeEvent<HTMLInputElement>) => {
    setOwn(event.target.value);
    if ((parseDay(typed ?? '') ?? '') !== event.target.value) setTyped(null);
    onChange?.(event);
  };
  return (
    <>
      <input
        ref={text}
        id={id}
        className="date-text figures"
        inputMode="numeric"
        maxLength={14}
        autoComplete={autoComplete ?? 'off'}
        placeholder={t('date-field.pattern')}
        aria-label={label}
        aria-invalid={invalid ?? (problem !== null && typed === null ? true : undefined)}
        aria-describedby={describedBy}
        disabled={input.disabled}
        readOnly={input.readOnly}
        required={input.required}
        value={shown}
        onChange={type}
        onBlur={() => parseDay(shown) && setTyped(null)}
      />
      <input ref={native} {...input} type="date" className="date-native" tabIndex={-1} aria-hidden="true" value={day} onChange={take} />
      <button
        type="button"
        className="icon-button date-button"
        aria-label={t('date-field.calendar')}
        disabled={input.disabled || input.readOnly}
        onClick={() => native.current?.showPicker()}
      >
        <Icon name="cal" size="s" />
      </button>
    </>
  );
}

/** Told to a form of a day that it cannot take; null where it can. */
function useProblem(shown: string, { min, max }: Pick<InputHTMLAttributes<HTMLInputElement>, 'min' | 'max'>): string | null {
  const t = useTranslator();
  if (shown.trim() === '') return null;
  const day = parseDay(shown);
  if (day === null) return t('date-field.invalid');
  if (min !== undefined && day < String(min)) return t('validation.date_min', { date: writeDay(t.language, String(min)) });
  if (max !== undefined && day > String(max)) return t('validation.date_max', { date: writeDay(t.language, String(max)) });
  return null;
}
