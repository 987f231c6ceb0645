import './fairness.css';
import type { CasinoSeedsView, CasinoSpentSeeds } from '@touchline/contract/casino/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { casinoPath } from '../../../shell/paths.ts';
import { casinoLogPath, casinoVerifyPath } from '../casino-paths.ts';
import { SeedsPanel } from './seeds-panel.tsx';
import { SpentSeeds } from './spent-seeds.tsx';

/** How rounds are kept from being arranged; the player's seeds, those that are over, and what to check them with. */
export function FairnessPage({ seeds, spent }: { readonly seeds: CasinoSeedsView | null; readonly spent: readonly CasinoSpentSeeds[] }) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  const [changed, setChanged] = useState<CasinoSeedsView | null>(null);
  const current = changed ?? seeds;
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={casinoPath(t.language)}>{t('casino.title')}</Link>
        <Icon name="next" flip />
        <span>{t('casino.fair.title')}</span>
      </nav>
      <Card>
        <div className="fairness-words">
          <h1>{t('casino.fair.title')}</h1>
          <ol>
            {(['promise', 'own', 'draw', 'reveal'] as const).map((step) => (
              <li key={step}>
                <b>{t(`casino.fair.${step}.title`)}</b>
                <p>{t(`casino.fair.${step}.text`)}</p>
              </li>
            ))}
          </ol>
          <div className="fairness-links">
            <Link className={buttonClass('brand', 'sm')} to={casinoVerifyPath(t.language)}>
              {t('casino.verify.action')}
            </Link>
            <Link className={buttonClass('plain', 'sm')} to={casinoLogPath(t.language)}>
              <Icon name="rows" size="s" />
              {t('casino.log.title')}
            </Link>
            <a className={buttonClass('plain', 'sm')} href="/verify.html" download>
              <Icon name="download" size="s" />
              {t('casino.fair.offline')}
            </a>
          </div>
          <p className="muted">{t('casino.fair.offline.text')}</p>
        </div>
      </Card>
      {current ? (
        <Card>
          <CardHeader title={t('casino.seed.title')} />
          <SeedsPanel
            seeds={current}
            onSeeds={(next) => {
              setChanged(next);
              void revalidate();
            }}
          />
        </Card>
      ) : null}
      {spent.length > 0 ? <SpentSeeds pairs={spent} /> : null}
    </>
  );
}
