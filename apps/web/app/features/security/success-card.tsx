import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { SuccessPanel } from '../../shell/forms/success-panel.tsx';
import { securityPath } from '../../shell/paths.ts';

/** The end of a change: said, and the way back. The page reads again what the change did, withdrawals that wait for one. */
export function SuccessCard({ title, text, children }: { readonly title: string; readonly text?: string; readonly children?: ReactNode }) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return (
    <Card>
      <SuccessPanel title={title} {...(text ? { text } : {})}>
        {children}
        <Link className={buttonClass('brand')} to={securityPath(t.language, 'overview')}>
          {t('security.back')}
        </Link>
      </SuccessPanel>
    </Card>
  );
}
