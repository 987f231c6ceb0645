import './fairness.css';
import type { ReplyFor } from '@touchline/contract/calls';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoFairnessPath, casinoLogPath } from '../casino-paths.ts';
import { CommitmentLeaves } from './commitment-leaves.tsx';
import { CommitmentRoots } from './commitment-roots.tsx';

interface CommitmentLogPageProps {
  readonly list: ReplyFor<'commitmentRoots'> | null;
  /** An hour that is looked into, in place of the list. */
  readonly hour: ReplyFor<'commitmentLeaves'> | null;
}

/** The public log of what the house commits to: its hours, or what is under one of them. */
export function CommitmentLogPage({ list, hour }: CommitmentLogPageProps) {
  const t = useTranslator();
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={casinoFairnessPath(t.language)}>{t('casino.fair.title')}</Link>
        <Icon name="next" flip />
        {hour ? (
          <>
            <Link to={casinoLogPath(t.language)}>{t('casino.log.title')}</Link>
            <Icon name="next" flip />
            <span>{t('casino.log.hour-number', { number: hour.root.number })}</span>
          </>
        ) : (
          <span>{t('casino.log.title')}</span>
        )}
      </nav>
      <Card>
        <div className="fairness-words">
          <h1>{hour ? t('casino.log.hour-number', { number: hour.root.number }) : t('casino.log.title')}</h1>
          <p>{t('casino.log.lead')}</p>
          <p className="muted">{t('casino.log.compare')}</p>
        </div>
      </Card>
      {hour ? <CommitmentLeaves hour={hour} /> : null}
      {list && list.roots.length > 0 ? <CommitmentRoots list={list} /> : null}
      {list && list.roots.length === 0 ? (
        <Card>
          <EmptyState title={t('casino.log.empty.title')} text={t('casino.log.empty.text')} />
        </Card>
      ) : null}
    </>
  );
}
