import { IconButton } from '@touchline/ui/button';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';

/** A seed or a hash, whole, with a button that copies it. */
export function SeedText({ label, text }: { readonly label: string; readonly text: string }) {
  const t = useTranslator();
  return (
    <div>
      <dt>{label}</dt>
      <dd className="seed-text">
        <code dir="ltr">{text}</code>
        <IconButton
          small
          icon="copy"
          label={t('casino.seed.copy', { what: label })}
          onClick={() => void navigator.clipboard.writeText(text).then(() => showToast('success', t('casino.seed.copied')))}
        />
      </dd>
    </div>
  );
}
