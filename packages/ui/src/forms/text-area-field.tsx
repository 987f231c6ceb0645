import { type TextareaHTMLAttributes, useId } from 'react';
import { FieldFrame, type FieldFrameProps } from './text-field.tsx';

export interface TextAreaFieldProps extends FieldFrameProps, TextareaHTMLAttributes<HTMLTextAreaElement> {}

/** Several labelled lines of text with their help or their error underneath. */
export function TextAreaField({ label, labelHidden, hint, error, id, rows = 5, ...area }: TextAreaFieldProps) {
  const own = useId();
  const key = id ?? own;
  return (
    <FieldFrame id={key} label={label} {...(labelHidden ? { labelHidden } : {})} {...(hint === undefined ? {} : { hint })} error={error}>
      <div className="field area" data-invalid={error ? true : undefined}>
        <textarea
          id={key}
          rows={rows}
          aria-invalid={error ? true : undefined}
          aria-describedby={error !== undefined || hint !== undefined ? `${key}-hint` : undefined}
          {...area}
        />
      </div>
    </FieldFrame>
  );
}
