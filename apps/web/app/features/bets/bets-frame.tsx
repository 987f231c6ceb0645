import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsOpen } from '../../shell/loaders/closed-parts.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';

const PAGES = ['manager', 'power-bet', 'coupons', 'mail', 'clear'] as const;
export type BetsPageName = (typeof PAGES)[number];

/** The head of a page about bets: where one is, and the way to the others. */
export function BetsFrame({ page, children }: { readonly page: BetsPageName; readonly children: ReactNode }) {
  const t = useTranslator();
  return (
    <>
      <div className="heading-row">
        <h1 className="bets-title">{t(`bets.page.${page}`)}</h1>
      </div>
      <BetsLinks page={page} />
      {children}
    </>
  );
}

export function BetsLinks({ page }: { readonly page: BetsPageName | null }) {
  const t = useTranslator();
  const { generator } = usePreferences();
  const isOpen = useIsOpen();
  return (
    <nav className="bets-links" aria-label={t('bets.pages')}>
      <Link className={chipClass(page === null)} to={`/${t.language}/bets`} aria-current={page === null ? 'page' : undefined}>
        {t('bets.title')}
      </Link>
      {PAGES.map((one) => (
        <Link
          key={one}
          className={chipClass(page === one)}
          to={`/${t.language}/bets/${one}`}
          aria-current={page === one ? 'page' : undefined}
        >
          {t(`bets.page.${one}`)}
        </Link>
      ))}
      <Link className="chip" to={`/${t.language}/calculators`}>
        {t('calc.title')}
      </Link>
      {generator && isOpen('betGenerator') ? (
        <Link className="chip" to={`/${t.language}/generator`}>
          {t('coupon.generator')}
        </Link>
      ) : null}
    </nav>
  );
}
