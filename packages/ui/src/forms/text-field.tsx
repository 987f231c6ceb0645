import { type InputHTMLAttributes, type ReactNode, type SelectHTMLAttributes, useId } from 'react';
import { Icon } from '../icon.tsx';
import { DateInput } from './date-input.tsx';

export interface FieldFrameProps {
  readonly label: string;
  /** The label is read but not drawn. */
  readonly labelHidden?: boolean;
  /** A line of help; the error takes its place, so that nothing jumps. */
  readonly hint?: string;
  readonly error?: string | undefined;
}

/** The label over a control of the given id, its help or its error under it. The label's own id is `<id>-label`, the help's `<id>-hint`. */
export function FieldFrame({
  id,
  label,
  labelHidden,
  hint,
  error,
  children,
}: FieldFrameProps & { readonly id: string; readonly children: ReactNode }) {
  return (
    <div className="fieldset">
      <label id={`${id}-label`} htmlFor={id} className={labelHidden ? 'screen-reader-only' : undefined}>
        {label}
      </label>
      {children}
      {error !== undefined || hint !== undefined ? (
        <p id={`${id}-hint`} className={`hint${error ? ' hint-error' : ''}`} role={error ? 'alert' : undefined}>
          {error ? <Icon name="warn" size="xs" /> : null}
          {error || hint}
        </p>
      ) : null}
    </div>
  );
}

const describedBy = (id: string, { hint, error }: FieldFrameProps) =>
  error !== undefined || hint !== undefined ? `${id}-hint` : undefined;

export interface TextFieldProps extends FieldFrameProps, Omit<InputHTMLAttributes<HTMLInputElement>, 'prefix'> {
  readonly before?: ReactNode;
  readonly after?: ReactNode;
}

/** A labelled line of text, or a day (`type="date"`), with its help or its error underneath. */
export function TextField({ label, labelHidden, hint, error, before, after, id, ...input }: TextFieldProps) {
  const own = useId();
  const key = id ?? own;
  const frame = { label, ...(labelHidden ? { labelHidden } : {}), ...(hint !== undefined ? { hint } : {}), error };
  const Control = input.type === 'date' ? DateInput : 'input';
  return (
    <FieldFrame id={key} {...frame}>
      <div className="field" data-invalid={error ? true : undefined}>
        {before}
        <Control id={key} aria-invalid={error ? true : undefined} aria-describedby={describedBy(key, frame)} {...input} />
        {after}
      </div>
    </FieldFrame>
  );
}

export interface SelectFieldProps extends FieldFrameProps, SelectHTMLAttributes<HTMLSelectElement> {
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly before?: ReactNode;
}

/** A choice from a list, the platform's own list box. */
export function SelectField({ label, labelHidden, hint, error, options, before, id, ...select }: SelectFieldProps) {
  const own = useId();
  const key = id ?? own;
  const frame = { label, ...(labelHidden ? { labelHidden } : {}), ...(hint !== undefined ? { hint } : {}), error };
  return (
    <FieldFrame id={key} {...frame}>
      <div className="field" data-invalid={error ? true : undefined}>
        {before}
        <select id={key} aria-invalid={error ? true : undefined} aria-describedby={describedBy(key, frame)} {...select}>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chev" size="xs" />
      </div>
    </FieldFrame>
  );
}

export interface CheckControlProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type'> {
  /** R035: checkbox, radio or toggle. */
  readonly kind?: 'checkbox' | 'radio' | 'switch';
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A box, a dot or a toggle with its words beside it. */
export function CheckControl({ kind = 'checkbox', error, children, ...input }: CheckControlProps) {
  const id = useId();
  return (
    <div className="fieldset">
      <label className="check" style={{ color: 'var(--text)', fontSize: 'var(--t-13)', fontWeight: 'var(--w-text)' }}>
        <input
          {...input}
          type={kind === 'radio' ? 'radio' : 'checkbox'}
          {...(kind === 'switch' ? { role: 'switch' } : {})}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? id : undefined}
        />
        <span>{children}</span>
      </label>
      {error ? (
        <p id={id} className="hint hint-error" role="alert">
          <Icon name="warn" size="xs" />
          {error}
        </p>
      ) : null}
    </div>
  );
}
