import { Button } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useRef, useState } from 'react';
import type { Registered } from './registration-form.tsx';

/** The account number and the password made for the player: shown once, to be copied or saved. */
export function CredentialsView({ registered, onGo }: { readonly registered: Registered; readonly onGo: (path: string) => void }) {
  const t = useTexts();
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { login, password } = registered;
  const both = [
    `Touchline ${window.location.origin}`,
    `${t('registration.done.login')}: ${login}`,
    ...(password ? [`${t('registration.done.password')}: ${password}`] : []),
  ].join('\n');
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(both);
      setCopied(true);
    } catch {
      // Without the permission both stand there to be selected.
    }
  };
  const save = (): void => {
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([both], { type: 'text/plain' }));
    link.download = `touchline-${login}.txt`;
    link.click();
    URL.revokeObjectURL(link.href);
  };
  return (
    <div className="form done">
      <span className="tick" aria-hidden="true">
        <Icon name="check" size="l" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t('registration.done.title')}
      </h1>
      {password ? <p className="mut">{t('registration.done.text')}</p> : null}
      <dl className="creds">
        <div>
          <dt>{t('registration.done.login')}</dt>
          <dd className="num">{login}</dd>
        </div>
        {password ? (
          <div>
            <dt>{t('registration.done.password')}</dt>
            <dd className="num">{password}</dd>
          </div>
        ) : null}
      </dl>
      {password ? (
        <div className="form-2">
          <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
            {t(copied ? 'action.copied' : 'registration.done.copy')}
          </Button>
          <Button icon="download" onClick={save}>
            {t('registration.done.save')}
          </Button>
        </div>
      ) : null}
      <Button tone="brand" size="lg" block onClick={() => onGo(`/${t.language}/deposit`)}>
        {t('registration.done.deposit')}
      </Button>
      <Button tone="ghost" block onClick={() => onGo(`/${t.language}`)}>
        {t('registration.done.bet')}
      </Button>
    </div>
  );
}
