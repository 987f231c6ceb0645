import './features/security/security.css';
import { useTexts } from '@touchline/ui/texts';
import type { ReactNode } from 'react';
import type { SecurityPage } from './addresses.ts';
import { OfficePage } from './features/office/office-page.tsx';
import { HoldNote } from './features/security/hold-note.tsx';
import type { SecurityOverview } from './features/security/security-overview.ts';

interface SecurityScreenProps {
  readonly page: SecurityPage;
  readonly overview: SecurityOverview;
  readonly children: ReactNode;
}

/** A screen of the account's security in the office; withdrawals that wait because of a change are told on each. */
export function SecurityScreen({ page, overview, children }: SecurityScreenProps) {
  const t = useTexts();
  return (
    <OfficePage
      title={t(`security.${page}.title`)}
      lead={t(`security.${page}.lead`)}
      {...(page === 'overview' ? {} : { above: 'office/security' })}
    >
      <HoldNote until={overview.withdrawals_paused_until} />
      {children}
    </OfficePage>
  );
}
