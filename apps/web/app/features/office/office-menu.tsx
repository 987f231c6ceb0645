import type { ListedOfficePageId, OfficePageId, OfficeSection } from '@touchline/contract/office/enums';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { NavLink } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { officeSectionPath } from '../../shell/paths.ts';

/** The answer of call C047. */
export type OfficeMenuData = readonly {
  readonly section: OfficeSection;
  readonly pages: readonly { readonly id: OfficePageId; readonly path: string; readonly badge: number; readonly listed: boolean }[];
}[];

export interface OfficePlayer {
  readonly playerId: string;
  /** Null until the player has filled it in. */
  readonly name: string | null;
}

const OFFICE_PAGE_ICONS: Readonly<Record<ListedOfficePageId, IconName>> = {
  office_recharge: 'plus',
  office_deduce: 'bank',
  office_payment_requests: 'swap',
  office_payment_history: 'history',
  office_payment_consultant_requests: 'question',
  office_settings_wallets: 'wallet',
  office_bets_history: 'coupon',
  office_casino: 'dice',
  office_account: 'user',
  office_identification: 'shield',
  office_security: 'lock',
  office_session_history: 'clock',
  office_messages: 'bell',
  office_settings: 'gear',
  office_settings_account: 'rows',
  office_settings_disallow_sports: 'filter',
  office_settings_mailing: 'mail',
  office_email_subscription: 'save',
  office_responsible_gambling: 'heart',
  office_settings_privacy: 'download',
  office_promotion: 'gift',
  office_settings_promo_code_history: 'ticket',
  office_bring_friend: 'users',
  office_support: 'support',
  office_admin_request: 'question',
  office_share_idea: 'bolt',
};

/** Pages whose address others continue: only the very address counts as being there. */
const EXACT: readonly string[] = ['office/settings', 'bets'];

const isListed = (page: OfficeMenuData[number]['pages'][number]): page is typeof page & { readonly id: ListedOfficePageId } => page.listed;

/** The office beside its pages on wide screens: who plays, then every page by section with what waits there. */
export function OfficeMenu({ menu, owner }: { readonly menu: OfficeMenuData; readonly owner: OfficePlayer }) {
  const t = useTranslator();
  return (
    <nav className="card side office-side" aria-label={t('office.title')}>
      <PlayerSummary owner={owner} />
      <OfficeMenuSections menu={menu} />
    </nav>
  );
}

/** The player's initials where there is a name, and the number that support asks for. */
export function PlayerSummary({ owner: { playerId, name } }: { readonly owner: OfficePlayer }) {
  const t = useTranslator();
  return (
    <div className="office-who">
      <span className="avatar-large" aria-hidden="true">
        {name === null ? <Icon name="user" /> : initials(name)}
      </span>
      <span className="ellipsis office-who-words">
        <b className="ellipsis">{name ?? t('office.no-name')}</b>
        <small>
          {t('account.number')} <span className="figures">{playerId}</span>
        </small>
      </span>
    </div>
  );
}

/** The pages that the menu lists, by section; the number of unread messages follows the stream. */
export function OfficeMenuSections({ menu, heading = true }: { readonly menu: OfficeMenuData; readonly heading?: boolean }) {
  const t = useTranslator();
  const [unread, setUnread] = useState<{ readonly of: OfficeMenuData; readonly count: number } | null>(null);
  usePlayerEvents((news) => {
    if (news.kind === 'messages') setUnread({ of: menu, count: news.unread });
  });
  return menu.map(({ section, pages }) => (
    <div className="menu-group office-group" key={section}>
      {heading ? (
        <h3>
          <NavLink className="office-section-link" to={officeSectionPath(t.language, section)}>
            {t(`office.section.${section}`)}
          </NavLink>
        </h3>
      ) : null}
      {pages.filter(isListed).map(({ id, path, badge }) => {
        const count = id === 'office_messages' && unread?.of === menu ? unread.count : badge;
        return (
          <NavLink
            key={id}
            className={({ isActive }) => `side-link office-link${isActive ? ' side-on' : ''}`}
            to={`/${t.language}/${path}`}
            end={EXACT.includes(path)}
            prefetch="intent"
          >
            <Icon name={OFFICE_PAGE_ICONS[id]} />
            <span className="ellipsis office-page-name">{t(`office.page.${id}`)}</span>
            {count > 0 ? (
              <span className={id === 'office_messages' ? 'badge badge-amber office-link-badge' : 'side-count'}>{count}</span>
            ) : null}
            <Icon name="next" size="xs" className="office-next" flip />
          </NavLink>
        );
      })}
    </div>
  ));
}

const initials = (name: string): string =>
  name
    .split(/\s+/u)
    .slice(0, 2)
    .map((word) => /^./u.exec(word)?.[0] ?? '')
    .join('');
