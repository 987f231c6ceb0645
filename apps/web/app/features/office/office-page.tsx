import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { officePath } from '../../shell/paths.ts';

export interface OfficePageProps {
  readonly title: string;
  /** One sentence under the title: what the page is for. */
  readonly lead?: string;
  /** The page above this one, without language ("office/account"); null for none; else the menu, which wide screens have beside the page anyway. */
  readonly above?: string | null;
  /** Actions on the whole page, at the end of its title. */
  readonly acts?: ReactNode;
  readonly children: ReactNode;
}

/** A page of the office: the way back, its title, and its cards in one column. */
export function OfficePage({ title, lead, above, acts, children }: OfficePageProps) {
  const t = useTranslator();
  return (
    <section className="office">
      <header className="office-head" data-above={above !== undefined}>
        {above === null ? null : (
          <Link
            className="icon-button office-back"
            to={above === undefined ? officePath(t.language) : `/${t.language}/${above}`}
            aria-label={t('action.back')}
          >
            <Icon name="prev" flip />
          </Link>
        )}
        <h1>{title}</h1>
        {acts}
        {lead ? <p>{lead}</p> : null}
      </header>
      {children}
    </section>
  );
}
