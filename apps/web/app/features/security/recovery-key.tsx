import { Button, buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useBrand } from '../../brand-context.ts';
import { SuccessPanel } from '../../shell/forms/success-panel.tsx';
import { securityPath } from '../../shell/paths.ts';

/** The recovery key of two-factor sign-in, shown once: to be copied or saved before the player goes on. */
export function RecoveryKey({ text }: { readonly text: string }) {
  const t = useTranslator();
  const brand = useBrand();
  const [copied, setCopied] = useState(false);
  const copy = (): void => {
    void navigator.clipboard.writeText(text).then(
      () => setCopied(true),
      // Without the permission the key stands there to be selected.
      () => {},
    );
  };
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(
      new Blob([`${brand} ${window.location.origin}\n${t('security.recovery.title')}: ${text}\n`], { type: 'text/plain' }),
    );
    link.download = 'recovery-key.txt';
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <Card>
      <SuccessPanel title={t('security.two-factor-on.done')} text={t('security.recovery.text')}>
        <div className="security-recovery">
          <span>{t('security.recovery.title')}</span>
          <code dir="ltr">{text}</code>
          <div className="security-actions">
            <Button icon={copied ? 'check' : 'copy'} onClick={copy}>
              {t(copied ? 'action.copied' : 'action.copy')}
            </Button>
            <Button icon="download" onClick={save}>
              {t('security.recovery.save')}
            </Button>
          </div>
        </div>
        <Callout kind="warning">
          <p>{t('security.recovery.once')}</p>
        </Callout>
        <Link className={buttonClass('brand')} to={securityPath(t.language, 'overview')}>
          {t('security.recovery.kept')}
        </Link>
      </SuccessPanel>
    </Card>
  );
}
