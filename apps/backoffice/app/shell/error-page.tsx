import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { isRouteErrorResponse, Link, useRouteError } from 'react-router';

/** An address without a page, or a page that broke: said calmly, with the way back. */
export function ErrorPage() {
  const t = useTranslator();
  const error = useRouteError();
  const isMissing = isRouteErrorResponse(error) && error.status === 404;
  if (!isMissing) console.error(error);
  return (
    <main className="gate">
      <EmptyState level={1} title={t(isMissing ? 'error.not_found' : 'state.error.title')} text={isMissing ? '' : t('state.error.text')}>
        <Link className="button" to="/">
          {t('console.nav.overview')}
        </Link>
      </EmptyState>
    </main>
  );
}
