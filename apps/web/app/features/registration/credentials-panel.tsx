import { Button } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useBrand } from '../../brand-context.ts';
import type { Registered } from './registered.ts';

interface CredentialsPanelProps {
  readonly registered: Pick<Registered, 'login' | 'password'>;
  readonly onContinue: (path: string) => void;
  /** The remaining steps, between the credentials and the ways on. */
  readonly children?: ReactNode;
}

/** The account number and the password made for the player: shown once, to be copied, saved or printed. */
export function CredentialsPanel({ registered, onContinue, children }: CredentialsPanelProps) {
  const t = useTranslator();
  const brand = useBrand();
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const { login, password } = registered;
  const both = [
    `${brand} ${window.location.origin}`,
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
    <div className="form done-panel">
      <span className="tick" aria-hidden="true">
        <Icon name="check" size="l" />
      </span>
      <h1 ref={heading} tabIndex={-1}>
        {t('registration.done.title')}
      </h1>
      {password ? <p className="muted done-words">{t('registration.done.text')}</p> : null}
      <dl className="credentials">
        <div>
          <dt>{t('registration.done.login')}</dt>
          <dd className="figures">{login}</dd>
        </div>
        {password ? (
          <div>
            <dt>{t('registration.done.password')}</dt>
            <dd className="figures">{password}</dd>
          </div>
        ) : null}
      </dl>
      {password ? (
        <div className="form-buttons">
          <Button icon={copied ? 'check' : 'copy'} onClick={() => void copy()}>
            {t(copied ? 'action.copied' : 'registration.done.copy')}
          </Button>
          <Button icon="download" onClick={save}>
            {t('registration.done.save')}
          </Button>
          <Button icon="print" onClick={() => window.print()}>
            {t('action.print')}
          </Button>
        </div>
      ) : null}
      {children}
      <Button tone="brand" size="lg" block onClick={() => onContinue(`/${t.language}/deposit`)}>
        {t('registration.done.deposit')}
      </Button>
      <Button tone="ghost" block onClick={() => onContinue(`/${t.language}`)}>
        {t('registration.done.bet')}
      </Button>
    </div>
  );
}
