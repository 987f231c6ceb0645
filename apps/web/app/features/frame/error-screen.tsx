import { buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { isRouteErrorResponse } from 'react-router';
import { useBrand } from '../../brand-context.ts';
import { homePath } from '../../shell/paths.ts';
import { BusyScreen } from './busy-screen.tsx';
import { isUnreached } from './is-unreached.ts';

/**
 * S211, S212: a whole page that says what went wrong and where to go: 404, 403, "in a moment" for 429 and 503, "offline" where the server was not
 * reached, and 500 for everything else.
 */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const t = useTranslator();
  const brand = useBrand();
  if (isUnreached(error)) return <BusyScreen text="offline" />;
  const status = isRouteErrorResponse(error) ? error.status : 500;
  if (status === 429 || status === 503) return <BusyScreen text="busy" />;
  const kind = status === 404 ? '404' : status === 403 || status === 451 ? 'denied' : '500';
  return (
    <section className="error-screen">
      <title>{`${t(`page.${kind}.title`)} · ${brand}`}</title>
      <p className="error-code figures" aria-hidden="true">
        {status}
      </p>
      <EmptyState level={1} title={t(`page.${kind}.title`)} text={t(`page.${kind}.text`)}>
        {kind === '500' ? (
          <button type="button" className={buttonClass('brand')} onClick={() => location.reload()}>
            {t('action.reload')}
          </button>
        ) : null}
        <a className={buttonClass(kind === '500' ? 'plain' : 'brand')} href={homePath(t.language)}>
          {t('page.404.home')}
        </a>
      </EmptyState>
    </section>
  );
}
