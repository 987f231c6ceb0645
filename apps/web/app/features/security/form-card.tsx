import { Card } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';

interface FormCardProps {
  /** Advice before the form is sent, a sentence each. */
  readonly advice: readonly string[];
  readonly children: ReactNode;
}

/** A form and, beside it where there is room, what the player should know first. */
export function FormCard({ advice, children }: FormCardProps) {
  const t = useTranslator();
  return (
    <div className="security-form">
      <Card className="security-form-body">{children}</Card>
      <Card className="security-advice">
        <h2>{t('security.advice')}</h2>
        <ul>
          {advice.map((sentence) => (
            <li key={sentence}>
              <Icon name="info" size="s" />
              <span>{sentence}</span>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
