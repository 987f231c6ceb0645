import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useEffect } from 'react';
import { Link, useRevalidator } from 'react-router';
import { securityPath } from '../../addresses.ts';
import { DoneView } from '../../done-view.tsx';

/** The end of a change: said, and the way back. The page reads anew what the change did, withdrawals that wait for one. */
export function DoneCard({ title, text, children }: { readonly title: string; readonly text?: string; readonly children?: ReactNode }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  useEffect(() => void revalidate(), [revalidate]);
  return (
    <Card>
      <DoneView title={title} {...(text ? { text } : {})}>
        {children}
        <Link className={buttonClass('brand')} to={securityPath(t.language, 'overview')}>
          {t('security.back')}
        </Link>
      </DoneView>
    </Card>
  );
}
