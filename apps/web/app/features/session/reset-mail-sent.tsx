import { buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';

interface ResetMailSentProps {
  /** The address of the letter, as it was typed. */
  readonly address: string;
  /** The way to another letter. */
  readonly children: ReactNode;
}

/** A letter with the link is on its way; said alike whether somebody has the address or not. */
export function ResetMailSent({ address, children }: ResetMailSentProps) {
  const t = useTranslator();
  return (
    <div className="form done-panel" role="status">
      <span className="tick" aria-hidden="true">
        <Icon name="mail" size="l" />
      </span>
      <h2>{t('reset.mail-sent.title')}</h2>
      <p className="muted done-words">{t('reset.mail-sent.text', { address })}</p>
      {children}
      <Link className={buttonClass('ghost', 'md', true)} to={`/${t.language}/login`}>
        {t('reset.to-login')}
      </Link>
    </div>
  );
}
