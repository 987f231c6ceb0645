import type { ReplyFor } from '@touchline/contract/calls';
import { WITHDRAWAL_DECLINE_REASONS, type WithdrawalDeclineReason } from '@touchline/contract/payments/enums';
import { Badge } from '@touchline/ui/badge';
import { Button, IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Figures, PageHead } from '../parts/page-head.tsx';
import { PlayerLink } from '../parts/player-link.tsx';
import { ReasonGate } from '../parts/reason-gate.tsx';
import { amountOrder } from '../parts/sort-rows.ts';
import { useFormats } from '../parts/use-formats.ts';
import { useNow } from '../parts/use-now.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { waitText } from '../parts/wait-text.ts';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient, useSession } from '../shell/session.tsx';

type Withdrawal = ReplyFor<'operatorWithdrawals'>['withdrawals'][number];

/** Withdrawals that wait for people: who has said yes, who has to, and the two answers. */
export default function Withdrawals() {
  const t = useTranslator();
  return (
    <>
      <PageHead title={t('console.nav.withdrawals')} text={t('console.withdrawals.text')} />
      <ReasonGate place="withdrawals" title={t('console.withdrawals.reason')}>
        {(reason) => <Queue reason={reason} />}
      </ReasonGate>
    </>
  );
}

function Queue({ reason }: { readonly reason: string }) {
  const caller = useApiClient();
  const changes = useChanges('withdrawals');
  const view = useView(() => caller.execute('operatorWithdrawals', { body: { count: 100, reason } }), changes);
  const [openId, setOpenId] = useState<string | null>(null);
  return (
    <Viewed view={view}>
      {({ withdrawals }) => {
        const open = withdrawals.find(({ id }) => id === openId) ?? null;
        return (
          <>
            <Sums withdrawals={withdrawals} />
            <div className="with-pane" data-open={open !== null}>
              <Table withdrawals={withdrawals} openId={openId} onOpen={({ id }) => setOpenId(id)} />
              {open ? <Pane withdrawal={open} onClose={() => setOpenId(null)} onDone={view.reload} /> : null}
            </div>
          </>
        );
      }}
    </Viewed>
  );
}

/** Waiting withdrawals, by currency: sums of one currency alone mean something. */
function Sums({ withdrawals }: { readonly withdrawals: readonly Withdrawal[] }) {
  const t = useTranslator();
  const now = useNow();
  const { money } = useFormats();
  const sums = new Map<string, { count: number; order: bigint }>();
  for (const { currency, amount } of withdrawals) {
    const sum = sums.get(currency) ?? { count: 0, order: 0n };
    sums.set(currency, { count: sum.count + 1, order: sum.order + (amountOrder(amount) ?? 0n) });
  }
  const oldest = withdrawals.reduce<number | null>((min, { createdAt }) => Math.min(min ?? createdAt, createdAt), null);
  const text = (order: bigint): string => `${order / 100_000_000n}.${String(order % 100_000_000n).padStart(8, '0')}`;
  return (
    <Figures
      items={[
        { key: 'count', label: t('console.overview.waiting'), value: withdrawals.length },
        { key: 'oldest', label: t('console.withdrawals.oldest'), value: oldest === null ? '–' : waitText(t.language, now - oldest) },
        ...[...sums].map(([currency, { count, order }]) => ({
          key: currency,
          label: currency,
          value: money(text(order), currency),
          note: count,
        })),
      ]}
    />
  );
}

interface TableProps {
  readonly withdrawals: readonly Withdrawal[];
  readonly openId: string | null;
  readonly onOpen: (row: Withdrawal) => void;
}

function Table({ withdrawals, openId, onOpen }: TableProps) {
  const t = useTranslator();
  const now = useNow();
  const { money } = useFormats();
  return (
    <DataTable
      name={t('console.withdrawals.waiting')}
      exportable
      rows={withdrawals}
      rowKey={(row) => row.id}
      openKey={openId}
      onOpen={onOpen}
      edge={(row) => (row.identified ? (row.people > 1 ? 'accent' : undefined) : 'danger')}
      empty={t('console.withdrawals.none')}
      columns={[
        {
          key: 'id',
          head: t('console.number'),
          cell: (row) => <span className="monospace ellipsis console-table-short">{row.id}</span>,
          csv: (row) => row.id,
        },
        {
          key: 'player',
          head: t('console.player'),
          cell: (row) => <PlayerLink id={row.playerId} />,
          order: (row) => row.playerId,
          csv: (row) => row.playerId,
        },
        { key: 'method', head: t('console.method'), cell: (row) => row.method, order: (row) => row.method, csv: (row) => row.method },
        {
          key: 'amount',
          head: t('console.amount'),
          end: true,
          cell: (row) => <b className="figures">{money(row.amount, row.currency)}</b>,
          order: (row) => amountOrder(row.amount),
          csv: (row) => `${row.amount} ${row.currency}`,
        },
        {
          key: 'waits',
          head: t('console.waits'),
          end: true,
          cell: (row) => <span className="figures">{waitText(t.language, now - row.createdAt)}</span>,
          order: (row) => -row.createdAt,
          csv: (row) => new Date(row.createdAt).toISOString(),
        },
        {
          key: 'identified',
          head: t('console.withdrawals.identity'),
          cell: (row) => (
            <Badge tone={row.identified ? 'brand' : 'danger'}>
              {t(row.identified ? 'console.withdrawals.known' : 'console.withdrawals.unknown')}
            </Badge>
          ),
          order: (row) => Number(row.identified),
          csv: (row) => String(row.identified),
        },
        {
          key: 'people',
          head: t('console.withdrawals.people'),
          cell: (row) => <People withdrawal={row} />,
          order: (row) => row.people - row.approvedBy.length,
          csv: (row) => `${row.approvedBy.length}/${row.people} ${row.approvedBy.join(' ')}`,
        },
      ]}
    />
  );
}

function People({ withdrawal: { people, approvedBy } }: { readonly withdrawal: Withdrawal }) {
  const t = useTranslator();
  return (
    <span className="people" title={approvedBy.join(', ')}>
      <Badge tone={approvedBy.length > 0 ? 'amber' : 'plain'}>{t('console.withdrawals.of', { n: approvedBy.length, people })}</Badge>
      {approvedBy.length > 0 ? <span className="muted ellipsis">{approvedBy.join(', ')}</span> : null}
    </span>
  );
}

/** Beside the table, never over it. */
function Pane({
  withdrawal,
  onClose,
  onDone,
}: {
  readonly withdrawal: Withdrawal;
  readonly onClose: () => void;
  readonly onDone: () => void;
}) {
  const t = useTranslator();
  const { operator } = useSession();
  const { money, at } = useFormats();
  const acts = useDecisions(withdrawal);
  const [act, setAct] = useState<Act | null>(null);
  const { people, approvedBy } = withdrawal;
  const saidYes = approvedBy.includes(operator.login);
  return (
    <section className="card pane" aria-label={t('console.withdrawals.one')}>
      <div className="pane-head">
        <h2>{t('console.withdrawals.one')}</h2>
        <IconButton icon="close" label={t('action.close')} small onClick={onClose} />
      </div>
      <p className="pane-sum figures">{money(withdrawal.amount, withdrawal.currency)}</p>
      <dl className="facts">
        <dt>{t('console.player')}</dt>
        <dd>
          <PlayerLink id={withdrawal.playerId} />
        </dd>
        <dt>{t('console.method')}</dt>
        <dd>
          {withdrawal.method} {withdrawal.destination ? <span className="figures">{withdrawal.destination}</span> : null}
        </dd>
        <dt>{t('console.withdrawals.asked')}</dt>
        <dd className="figures">{at(withdrawal.createdAt)}</dd>
        <dt>{t('console.withdrawals.held')}</dt>
        <dd className="figures">{at(withdrawal.heldUntil)}</dd>
        <dt>{t('console.withdrawals.identity')}</dt>
        <dd>{t(withdrawal.identified ? 'console.withdrawals.known' : 'console.withdrawals.unknown')}</dd>
      </dl>
      <ol className="two-people">
        {Array.from({ length: people }, (_, n) => approvedBy[n]).map((login, n) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: places, not people
          <li key={n} data-done={login !== undefined}>
            <b>{t(n === 0 ? 'console.withdrawals.first' : 'console.withdrawals.second')}</b>
            <span>{login ?? (saidYes ? t('console.withdrawals.not-you') : t('console.withdrawals.open'))}</span>
            {login === undefined ? null : <Icon name="check" size="s" />}
          </li>
        ))}
      </ol>
      <div className="in-row pane-foot">
        <Button tone="danger" onClick={() => setAct(acts.decline)}>
          {t('console.withdrawals.decline')}
        </Button>
        <Button tone="brand" disabled={saidYes} onClick={() => setAct(acts.approve)}>
          {t(people - approvedBy.length > 1 ? 'console.withdrawals.first-yes' : 'console.withdrawals.approve')}
        </Button>
      </div>
      <ActDialog act={act} onClose={() => setAct(null)} onDone={onDone} />
    </section>
  );
}

function useDecisions({ id, amount, currency }: Withdrawal): Readonly<Record<'approve' | 'decline', Act>> {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  const { money } = useFormats();
  const text = <p>{t('console.withdrawals.about', { amount: money(amount, currency) })}</p>;
  return {
    approve: {
      title: t('console.withdrawals.approve'),
      text,
      confirm: t('console.withdrawals.approve'),
      fields: [reason],
      async run(values) {
        const { people, approvedBy } = await caller.execute('operatorDecideWithdrawal', {
          body: { withdrawalId: id, decision: 'approve', reason: values.reason ?? '' },
        });
        return t(approvedBy.length < people ? 'console.withdrawals.done.first' : 'console.withdrawals.done.approved');
      },
    },
    decline: {
      title: t('console.withdrawals.decline'),
      text,
      confirm: t('console.withdrawals.decline'),
      danger: true,
      fields: [
        {
          name: 'refusal',
          label: t('console.withdrawals.refusal'),
          kind: 'choice',
          initial: 'destination',
          options: WITHDRAWAL_DECLINE_REASONS.map((value) => ({ value, label: t(`console.withdrawals.refusal.${value}`) })),
        },
        reason,
      ],
      async run(values) {
        await caller.execute('operatorDecideWithdrawal', {
          body: { withdrawalId: id, decision: 'decline', reason: values.reason ?? '', refusal: values.refusal as WithdrawalDeclineReason },
        });
        return t('console.withdrawals.done.declined');
      },
    },
  };
}
