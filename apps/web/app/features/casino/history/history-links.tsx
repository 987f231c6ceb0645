import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoHistoryPath } from '../casino-paths.ts';

/** Pages of the casino's history, with what follows the language in their addresses. */
const PAGES = [
  { page: 'casino', title: 'casino.history.title', path: casinoHistoryPath },
  { page: 'slots', title: 'casino.history.slots.title', path: (language: string) => `/${language}/office/slots` },
  { page: 'mail', title: 'casino.history.mail.title', path: (language: string) => `${casinoHistoryPath(language)}/mail` },
] as const;
export type CasinoHistoryPage = (typeof PAGES)[number]['page'];

/** The title of a page of the history, and the way to the others. */
export function HistoryLinks({ page }: { readonly page: CasinoHistoryPage }) {
  const t = useTranslator();
  return (
    <>
      {PAGES.filter((one) => one.page === page).map(({ title }) => (
        <h1 key={title} className="casino-history-title">
          {t(title)}
        </h1>
      ))}
      <nav className="chips" aria-label={t('casino.history.pages')}>
        {PAGES.map((one) => (
          <Link
            key={one.page}
            className={chipClass(one.page === page)}
            aria-current={one.page === page ? 'page' : undefined}
            to={one.path(t.language)}
          >
            {t(one.title)}
          </Link>
        ))}
      </nav>
    </>
  );
}
