import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';

/** Shows the secret of a new webhook until it is closed: it is shown only once. */
export function NewSecret({ secret, onClose }: { readonly secret: string; readonly onClose: () => void }) {
  const t = useTranslator();
  const copy = (): void =>
    void navigator.clipboard.writeText(secret).then(
      () => showToast('success', t('console.webhooks.secret.copied')),
      () => showToast('error', t('console.webhooks.secret.copy-failed')),
    );
  return (
    <Callout kind="warning" live>
      <div className="new-secret">
        <p>{t('console.webhooks.secret.text')}</p>
        <p className="monospace">{secret}</p>
        <p className="in-row">
          <Button size="xs" icon="copy" onClick={copy}>
            {t('console.webhooks.secret.copy')}
          </Button>
          <Button size="xs" onClick={onClose}>
            {t('console.webhooks.secret.close')}
          </Button>
        </p>
      </div>
    </Callout>
  );
}
