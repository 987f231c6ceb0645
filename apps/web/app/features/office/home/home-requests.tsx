import { Badge } from '@touchline/ui/badge';
import { Card } from '@touchline/ui/card';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsOpen } from '../../../shell/loaders/closed-parts.ts';
import type { OfficeHome } from './office-home.ts';

const IDENTITY_TONES = { none: 'plain', pending: 'amber', verified: 'brand', failed: 'danger' } as const;

/** Requests on their way or waiting for an answer: withdrawals, identification, support, messages. Each line leads to its page. */
export function HomeRequests({ withdrawals, identity, support, unread }: Omit<OfficeHome, 'balance' | 'limits' | 'bets'>) {
  const t = useTranslator();
  const isOpen = useIsOpen();
  return (
    <Card>
      <h2 className="office-home-title">{t('office.home.requests')}</h2>
      <ul className="office-home-requests">
        {isOpen('withdrawal') ? (
          <RequestRow icon="swap" path="payment-requests" title={t('office.page.office_payment_requests')}>
            {withdrawals === null ? null : withdrawals > 0 ? (
              <Badge tone="amber">{t('office.home.withdrawals', { n: withdrawals })}</Badge>
            ) : (
              t('office.home.none')
            )}
          </RequestRow>
        ) : null}
        <RequestRow icon="shield" path="identification" title={t('office.page.office_identification')}>
          {identity && <Badge tone={IDENTITY_TONES[identity]}>{t(`office.identity.${identity}`)}</Badge>}
        </RequestRow>
        <RequestRow icon="support" path="support" title={t('office.page.office_support')}>
          {support === null ? null : support.answered > 0 ? (
            <Badge tone="amber">{t('office.home.answers', { n: support.answered })}</Badge>
          ) : support.open > 0 ? (
            t('office.home.asked', { n: support.open })
          ) : (
            t('office.home.none')
          )}
        </RequestRow>
        <RequestRow icon="bell" path="messages" title={t('office.page.office_messages')}>
          {unread === null ? null : unread > 0 ? (
            <Badge tone="amber">{t('office.home.unread', { n: unread })}</Badge>
          ) : (
            t('office.home.none-new')
          )}
        </RequestRow>
      </ul>
    </Card>
  );
}

interface RequestRowProps {
  readonly icon: IconName;
  readonly path: string;
  readonly title: string;
  /** Nothing where it could not be read. */
  readonly children: ReactNode;
}

function RequestRow({ icon, path, title, children }: RequestRowProps) {
  const t = useTranslator();
  return (
    <li>
      <Link to={`/${t.language}/office/${path}`} prefetch="intent">
        <Icon name={icon} />
        <span className="ellipsis">{title}</span>
        <span className="office-home-state">{children ?? t('office.home.unknown')}</span>
        <Icon name="next" size="s" flip />
      </Link>
    </li>
  );
}
