import './fairness.css';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Suspense } from 'react';
import { Link } from 'react-router';
import { casinoFairnessPath } from '../casino-paths.ts';
import { VerifyRound } from './verify-round.tsx';
import { VerifySeeds } from './verify-seeds.tsx';

/** The check of a round, each step explained and worked out by the browser itself. */
export function VerifyPage({ round }: { readonly round: CasinoReceipt | null }) {
  const t = useTranslator();
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={casinoFairnessPath(t.language)}>{t('casino.fair.title')}</Link>
        <Icon name="next" flip />
        <span>{t('casino.verify.title')}</span>
      </nav>
      {round ? (
        <Suspense fallback={<div className="card skeleton verify" aria-busy="true" />}>
          <VerifyRound round={round} />
        </Suspense>
      ) : (
        <VerifySeeds />
      )}
    </>
  );
}
