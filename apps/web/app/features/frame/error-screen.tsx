import { buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { homePath } from '../../addresses.ts';
import { BusyScreen } from './busy-screen.tsx';

/** S211, S212: a whole page that says what went wrong and where to go: 404, 403, "in a moment" for 429 and 503, and 500 for everything else. */
export function ErrorScreen({ status }: { readonly status: number }) {
  const t = useTexts();
  if (status === 429 || status === 503) return <BusyScreen />;
  const kind = status === 404 ? '404' : status === 403 || status === 451 ? 'denied' : '500';
  return (
    <section className="error-screen">
      <title>{`${t(`page.${kind}.title`)} · Touchline`}</title>
      <p className="error-code num" aria-hidden="true">
        {status}
      </p>
      <Empty level={1} title={t(`page.${kind}.title`)} text={t(`page.${kind}.text`)}>
        {kind === '500' ? (
          <button type="button" className={buttonClass('brand')} onClick={() => location.reload()}>
            {t('action.reload')}
          </button>
        ) : null}
        <a className={buttonClass(kind === '500' ? 'plain' : 'brand')} href={homePath(t.language)}>
          {t('page.404.home')}
        </a>
      </Empty>
    </section>
  );
}
