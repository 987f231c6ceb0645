import '../fairness.css';
import type { ReplyFor } from '@touchline/contract/calls';
import type { CommitmentKey } from '@touchline/contract/commitments/shapes';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoFairnessPath, casinoLogPath } from '../../casino-paths.ts';
import { CommitmentHeads } from './commitment-heads.tsx';
import { CommitmentLeaves } from './commitment-leaves.tsx';
import type { ProofFound } from './exported-proof.ts';
import { LogKeys } from './log-keys.tsx';
import { LogProof } from './log-proof.tsx';
import { LogSearch } from './log-search.tsx';

interface CommitmentLogPageProps {
  readonly list: ReplyFor<'commitmentHeads'> | null;
  /** An hour that is looked into, in place of the list. */
  readonly hour: ReplyFor<'commitmentLeaves'> | null;
  /** A hash that is looked up; `found` is null where the log does not have it. */
  readonly asked: { readonly promise: string; readonly found: ProofFound | null } | null;
  /** The published keys, by which heads are signed. */
  readonly keys: readonly CommitmentKey[];
}

/** The public log of what the house commits to: its hours, what is under one of them, or the proof of one commitment. */
export function CommitmentLogPage({ list, hour, asked, keys }: CommitmentLogPageProps) {
  const t = useTranslator();
  const part = (hour && t('casino.log.hour-number', { number: hour.head.number })) ?? (asked && t('casino.log.proof.title'));
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={casinoFairnessPath(t.language)}>{t('casino.fair.title')}</Link>
        <Icon name="next" flip />
        {part === null ? <span>{t('casino.log.title')}</span> : <Link to={casinoLogPath(t.language)}>{t('casino.log.title')}</Link>}
        {part === null ? null : (
          <>
            <Icon name="next" flip />
            <span>{part}</span>
          </>
        )}
      </nav>
      <Card>
        <div className="fairness-words">
          <h1>{part ?? t('casino.log.title')}</h1>
          <p>{t('casino.log.lead')}</p>
          <p className="muted">{t('casino.log.compare')}</p>
          <LogSearch promise={asked?.promise ?? ''} error={asked && !asked.found ? t('error.commitment_unknown') : undefined} />
        </div>
      </Card>
      {asked?.found ? <LogProof promise={asked.promise} found={asked.found} keys={keys} /> : null}
      {hour ? <CommitmentLeaves hour={hour} keys={keys} /> : null}
      {list ? <LogKeys keys={keys} /> : null}
      {list && list.heads.length > 0 ? <CommitmentHeads list={list} /> : null}
      {list && list.heads.length === 0 ? (
        <Card>
          <EmptyState title={t('casino.log.empty.title')} text={t('casino.log.empty.text')} />
        </Card>
      ) : null}
    </>
  );
}
