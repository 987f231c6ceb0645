import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { useBrand } from '../../brand-context.ts';
import { homePath } from '../../shell/paths.ts';

/** Retry interval, half of it random, so that clients do not come back in one wave. */
const RECHECK_MS = 8000;

/** In the place of what is asked for too often just now, is still being worked out, or could not be reached: comes by itself, or at a press. */
export function BusyScreen({ text }: { readonly text: 'busy' | 'offline' }) {
  const t = useTranslator();
  const brand = useBrand();
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (state !== 'idle') return undefined;
    const timer = setTimeout(() => void revalidate(), RECHECK_MS * (0.5 + Math.random() / 2));
    return () => clearTimeout(timer);
  }, [revalidate, state]);
  return (
    <section className="error-screen">
      <title>{`${t(`page.${text}.title`)} · ${brand}`}</title>
      <EmptyState level={1} title={t(`page.${text}.title`)} text={t(`page.${text}.text`)}>
        <Button tone="brand" busy={state !== 'idle'} onClick={() => void revalidate()}>
          {t('action.retry')}
        </Button>
        <a className={buttonClass('plain')} href={homePath(t.language)}>
          {t('page.404.home')}
        </a>
      </EmptyState>
    </section>
  );
}
