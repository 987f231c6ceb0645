import { CONSOLE_PATH } from '@touchline/contract/console/enums';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { booted } from './boot-count.ts';

/** In the place of a page whose module cannot be loaded, however often it is tried. The links lead out of the router, which did not begin. */
export function BrokenPage() {
  const t = useTranslator();
  // Going on from here tries again.
  useEffect(() => booted(sessionStorage), []);
  return (
    <main className="gate">
      <EmptyState level={1} title={t('state.error.title')} text={t('state.error.text')}>
        <a className="button" href={CONSOLE_PATH}>
          {t('console.nav.overview')}
        </a>
      </EmptyState>
    </main>
  );
}
