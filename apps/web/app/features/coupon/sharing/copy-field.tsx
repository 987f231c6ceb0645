import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';

/** A value to be taken along, with a button that copies it and says so. */
export function CopyField({ label, value, large }: { readonly label: string; readonly value: string; readonly large?: boolean }) {
  const t = useTranslator();
  const id = useId();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch {
      // Without the permission the text is there to be selected by hand.
      document.getElementById(id)?.focus();
    }
  };
  return (
    <div className="fieldset">
      <label htmlFor={id}>{label}</label>
      <div className="field copy-field" data-large={large || undefined}>
        <input id={id} className="figures" readOnly value={value} onFocus={(event) => event.target.select()} />
        <Button size="xs" icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
          {t(copied ? 'coupon.share.copied' : 'coupon.share.copy')}
        </Button>
      </div>
    </div>
  );
}
