import type { FreeBetView } from '@touchline/contract/free-bets/calls';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { type Act, ActForm } from '../parts/act-dialog.tsx';
import { newKey } from '../parts/new-key.ts';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useApiClient } from '../shell/session.tsx';

/** Gives a player a free bet: sent twice, it is one. */
export default function FreeBets() {
  const t = useTranslator();
  const caller = useApiClient();
  const { money, at } = useFormats();
  const reason = useReasonField();
  const [search] = useSearchParams();
  const [key, setKey] = useState(newKey);
  const [granted, setGranted] = useState<FreeBetView | null>(null);
  const act: Act = {
    title: t('console.nav.free-bets'),
    confirm: t('console.free-bets.grant'),
    fields: [
      { name: 'playerId', label: t('console.player'), inputMode: 'numeric', max: 18, initial: search.get('player') ?? '' },
      { name: 'amount', label: t('console.amount'), inputMode: 'decimal', max: 27 },
      { name: 'currency', label: t('console.currency'), min: 3, max: 5, initial: 'EUR' },
      { name: 'minOdds', label: t('console.free-bets.min'), inputMode: 'decimal', initial: '1.50' },
      { name: 'days', label: t('console.free-bets.days'), inputMode: 'numeric', initial: '14', max: 3 },
      reason,
    ],
    async run(values) {
      const { playerId = '', amount = '', currency = '', minOdds = '', days = '', reason: why = '' } = values;
      const made = await caller.execute('operatorGrantFreeBet', {
        body: {
          playerId: playerId.trim(),
          amount: amount.trim(),
          currency: currency.trim(),
          minOdds: Math.round(Number(minOdds) * 1000),
          days: Number(days),
          key,
          reason: why,
        },
      });
      setGranted(made);
      return t('console.free-bets.done');
    },
  };
  return (
    <>
      <PageHead title={t('console.nav.free-bets')} text={t('console.free-bets.text')} />
      {granted ? (
        <Callout kind="success">
          <p>
            {t('console.free-bets.granted', {
              code: granted.code,
              amount: money(granted.amount, granted.currency),
              until: at(granted.expiresAt),
            })}
          </p>
        </Callout>
      ) : null}
      <div className="card slim-card">
        <ActForm key={key} act={act} onDone={() => setKey(newKey())} />
      </div>
    </>
  );
}
