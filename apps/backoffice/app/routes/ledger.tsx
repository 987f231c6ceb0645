import type { ReplyFor } from '@touchline/contract/calls';
import { formatNumber } from '@touchline/i18n/format-money';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Figures, PageHead } from '../parts/page-head.tsx';
import { problemOf } from '../shell/problem-of.ts';
import { useApiClient } from '../shell/session.tsx';

/** Goes through the whole ledger and the audit of operators when asked to. */
export default function Ledger() {
  const t = useTranslator();
  const caller = useApiClient();
  const [result, setResult] = useState<ReplyFor<'operatorLedgerCheck'> | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function check(): Promise<void> {
    setBusy(true);
    setProblem(null);
    const { data, error } = await caller.tryExecute('operatorLedgerCheck', {}, { timeoutMs: 120_000 });
    setBusy(false);
    if (error) setProblem(problemOf(error.error, t).text);
    else setResult(data);
  }
  const number = (n: number): string => formatNumber(t.language, n);
  const faults = result ? [...result.faults, ...result.audit.faults] : [];
  return (
    <>
      <PageHead title={t('console.nav.ledger')} text={t('console.ledger.text')}>
        <Button tone="brand" busy={busy} onClick={() => void check()}>
          {t('console.ledger.check')}
        </Button>
      </PageHead>
      {problem ? (
        <Callout kind="error" live>
          <p>{problem}</p>
        </Callout>
      ) : null}
      {result ? (
        <>
          <Callout kind={faults.length === 0 ? 'success' : 'error'} live>
            <p>{faults.length === 0 ? t('console.ledger.whole') : t('console.ledger.faults', { n: faults.length })}</p>
          </Callout>
          <Figures
            items={[
              { key: 'transactions', label: t('console.ledger.transactions'), value: number(result.transactions) },
              { key: 'entries', label: t('console.ledger.entries'), value: number(result.entries) },
              { key: 'sealed', label: t('console.ledger.sealed'), value: number(result.sealed) },
              { key: 'audit', label: t('console.ledger.audit'), value: number(result.audit.rows) },
            ]}
          />
          {faults.length > 0 ? (
            <ul className="card lines">
              {faults.map((fault) => (
                <li key={fault} className="monospace">
                  {fault}
                </li>
              ))}
            </ul>
          ) : null}
        </>
      ) : null}
    </>
  );
}
