import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import type { View } from './use-view.ts';

/** A loading sign, a failure with a way to try again, or the loaded content. A failed refresh keeps what is there. */
export function Viewed<T>({ view, children }: { readonly view: View<T>; readonly children: (data: T) => ReactNode }) {
  const t = useTranslator();
  return (
    <>
      {view.problem === null ? null : (
        <Callout kind="error" live>
          <p>{view.problem}</p>
          <Button size="xs" onClick={view.reload}>
            {t('action.retry')}
          </Button>
        </Callout>
      )}
      {view.data !== null ? (
        children(view.data)
      ) : view.problem === null ? (
        <div className="card card-words" role="status" aria-label={t('state.loading')}>
          {[0, 1, 2, 3, 4].map((n) => (
            <Skeleton key={n} height={20} />
          ))}
        </div>
      ) : null}
    </>
  );
}
