import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Dialog } from '@touchline/ui/dialog';
import { TextAreaField } from '@touchline/ui/forms/text-area-field';
import { SelectField, TextField } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { type Problem, problemOf } from '../shell/problem-of.ts';

/** One thing that an act asks for. */
export interface ActField {
  readonly name: string;
  readonly label: string;
  /** The value of `choices`, of which several may be made, is theirs with commas between them. */
  readonly kind?: 'text' | 'area' | 'choice' | 'choices' | 'moment';
  readonly options?: readonly { readonly value: string; readonly label: string }[];
  readonly hint?: string;
  readonly initial?: string;
  /** Fewest letters; 0 where it may be left empty. */
  readonly min?: number;
  readonly max?: number;
  readonly inputMode?: 'decimal' | 'numeric';
}

export type ActValues = Readonly<Record<string, string>>;

export interface Act {
  readonly title: string;
  /** The action's effect, or its subject. */
  readonly text?: ReactNode;
  readonly confirm: string;
  readonly danger?: boolean;
  readonly fields: readonly ActField[];
  /** Makes the call; throws its failure. Answers what is said of the outcome. */
  run(values: ActValues): Promise<string>;
}

export interface ActFormProps {
  readonly act: Act;
  readonly onDone: () => void;
  readonly onCancel?: () => void;
}

/** Asks for what an act needs, makes its call, and says what came of it: a refusal stands on the fields that it names. */
export function ActForm({ act, onDone, onCancel }: ActFormProps) {
  const t = useTranslator();
  const [values, setValues] = useState<ActValues>(() => Object.fromEntries(act.fields.map(({ name, initial = '' }) => [name, initial])));
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [problem]);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    const short = act.fields.filter(({ name, min = 1 }) => (values[name] ?? '').trim().length < min);
    if (short.length > 0) {
      const sentence = (min: number): string => (min > 1 ? t('console.field.min', { n: min }) : t('console.field.required'));
      return setProblem({
        text: t('error.invalid'),
        fields: Object.fromEntries(short.map(({ name, min = 1 }) => [name, sentence(min)])),
      });
    }
    setBusy(true);
    setProblem(null);
    try {
      showToast('success', await act.run(values));
      onDone();
    } catch (error) {
      setProblem(problemOf(error, t));
      setBusy(false);
    }
  }
  return (
    <form ref={form} onSubmit={(event) => void send(event)} noValidate>
      <div className="dialog-body action-fields">
        {act.text}
        {problem ? (
          <Callout kind="error" live>
            <p>{problem.text}</p>
          </Callout>
        ) : null}
        {act.fields.map((field) => (
          <ActControl
            key={field.name}
            field={field}
            value={values[field.name] ?? ''}
            error={problem?.fields[field.name]}
            onChange={(value) => setValues((before) => ({ ...before, [field.name]: value }))}
          />
        ))}
      </div>
      <div className="dialog-foot">
        {onCancel ? <Button onClick={onCancel}>{t('action.cancel')}</Button> : null}
        <Button tone={act.danger ? 'danger' : 'brand'} type="submit" busy={busy}>
          {act.confirm}
        </Button>
      </div>
    </form>
  );
}

interface ActControlProps {
  readonly field: ActField;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
}

function ActControl({ field, value, error, onChange }: ActControlProps) {
  const { name, label, kind = 'text', options = [], hint, max, inputMode } = field;
  const common = {
    name,
    label,
    value,
    error,
    ...(hint === undefined ? {} : { hint }),
    onChange: (event: { readonly target: { readonly value: string } }) => onChange(event.target.value),
  };
  if (kind === 'choices') return <Choices {...{ label, options, value, error }} onChange={onChange} />;
  if (kind === 'choice') return <SelectField {...common} options={options} />;
  if (kind === 'area') return <TextAreaField {...common} rows={3} {...(max === undefined ? {} : { maxLength: max })} />;
  return (
    <TextField
      {...common}
      type={kind === 'moment' ? 'datetime-local' : 'text'}
      autoComplete="off"
      {...(max === undefined ? {} : { maxLength: max })}
      {...(inputMode ? { inputMode } : {})}
    />
  );
}

function Choices({
  label,
  options,
  value,
  error,
  onChange,
}: Omit<ActControlProps, 'field'> & Required<Pick<ActField, 'label' | 'options'>>) {
  const id = useId();
  const chosen = value.split(',').filter(Boolean);
  const toggle = (one: string): void =>
    onChange(
      options
        .map((option) => option.value)
        .filter((other) => chosen.includes(other) !== (other === one))
        .join(','),
    );
  return (
    <fieldset className="fieldset choices" aria-describedby={error ? id : undefined}>
      <legend className="fieldset-label">{label}</legend>
      {options.map((option) => (
        <label key={option.value} className="check">
          <input
            type="checkbox"
            checked={chosen.includes(option.value)}
            aria-invalid={error ? true : undefined}
            onChange={() => toggle(option.value)}
          />
          <span>{option.label}</span>
        </label>
      ))}
      {error ? (
        <p id={id} className="hint hint-error choices-hint">
          {error}
        </p>
      ) : null}
    </fieldset>
  );
}

/** An act in a dialog; null: none is under way. */
export function ActDialog({
  act,
  onClose,
  onDone,
}: {
  readonly act: Act | null;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const t = useTranslator();
  return (
    <Dialog open={act !== null} onClose={onClose} title={act?.title ?? ''} closeText={t('action.close')}>
      {act ? (
        <ActForm
          act={act}
          onCancel={onClose}
          onDone={() => {
            onClose();
            onDone();
          }}
        />
      ) : null}
    </Dialog>
  );
}
