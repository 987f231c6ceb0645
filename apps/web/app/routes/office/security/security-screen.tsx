import '../../../features/security/security.css';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { OfficePage } from '../../../features/office/office-page.tsx';
import type { SecurityOverview } from '../../../features/security/security-overview.ts';
import { WithdrawalHoldNote } from '../../../features/security/withdrawal-hold-note.tsx';
import type { SecurityPage } from '../../../shell/paths.ts';

interface SecurityScreenProps {
  readonly page: SecurityPage;
  readonly overview: SecurityOverview;
  readonly children: ReactNode;
}

/** A screen of the account's security in the office; each shows the withdrawals that a change holds back. */
export function SecurityScreen({ page, overview, children }: SecurityScreenProps) {
  const t = useTranslator();
  return (
    <OfficePage
      title={t(`security.${page}.title`)}
      lead={t(`security.${page}.lead`)}
      {...(page === 'overview' ? {} : { above: 'office/security' })}
    >
      <WithdrawalHoldNote until={overview.withdrawals_paused_until} />
      {children}
    </OfficePage>
  );
}
