import { type BlockScope, RESTRICTION_SCOPES } from '@touchline/contract/blocks/enums';
import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act, ActField } from '../../parts/act-dialog.tsx';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useCaller } from '../../shell/session.tsx';

export type PlayerActKey = 'block' | 'unblock' | 'most-stake' | 'credit' | 'debit' | 'void-bet';

/** What operators do to a player, each with what its call demands. `looked`: why the player is looked at, proposed as the reason. */
export function usePlayerActs(
  { profile: { id: playerId }, standing, balances, limits }: OperatorPlayer,
  looked: string,
): Record<PlayerActKey, Act> {
  const t = useTranslator();
  const caller = useCaller();
  const reason: ActField = { ...useReasonField(), initial: looked };
  const scope = (scopes: readonly BlockScope[]): ActField => ({
    name: 'scope',
    label: t('console.block.scope'),
    kind: 'choice',
    initial: scopes[0] ?? 'login',
    options: scopes.map((value) => ({ value, label: t(`console.block.scope.${value}`) })),
  });
  const currencies = [...new Set([...(balances ?? []).map(({ currency }) => currency), ...(limits ? [limits.currency] : [])])];
  const amount: ActField = { name: 'amount', label: t('console.amount'), inputMode: 'decimal', max: 27 };
  const currency: ActField = {
    name: 'currency',
    label: t('console.currency'),
    ...(currencies.length === 0
      ? {}
      : { kind: 'choice' as const, initial: currencies[0] ?? '', options: currencies.map((value) => ({ value, label: value })) }),
  };
  const money = (kind: 'credit' | 'debit'): Act => ({
    title: t(`console.act.${kind}`),
    text: t('console.proposal.text'),
    confirm: t('console.proposal.propose'),
    fields: [amount, currency, reason],
    async run(values) {
      await caller.execute('operatorCreateProposal', {
        body: { playerId, kind, amount: values.amount ?? '', currency: values.currency ?? '', reason: values.reason ?? '' },
      });
      return t('console.proposal.done');
    },
  });
  return {
    credit: money('credit'),
    debit: money('debit'),
    'void-bet': {
      title: t('console.act.void-bet'),
      text: t('console.proposal.text'),
      confirm: t('console.proposal.propose'),
      fields: [{ name: 'betId', label: t('console.bet'), inputMode: 'numeric', max: 18 }, reason],
      async run(values) {
        await caller.execute('operatorCreateProposal', {
          body: { playerId, kind: 'void-bet', betId: values.betId ?? '', reason: values.reason ?? '' },
        });
        return t('console.proposal.done');
      },
    },
    block: {
      title: t('console.act.block'),
      confirm: t('console.act.block'),
      danger: true,
      fields: [
        scope(RESTRICTION_SCOPES),
        { name: 'publicReason', label: t('console.block.told'), kind: 'area', min: 2, max: 300 },
        { name: 'until', label: t('console.block.until'), hint: t('console.block.until.hint'), kind: 'moment', min: 0 },
        reason,
      ],
      async run(values) {
        const { sessionsEnded } = await caller.execute('operatorBlock', {
          body: {
            playerId,
            scope: values.scope as BlockScope,
            publicReason: values.publicReason ?? '',
            until: values.until ? new Date(values.until).getTime() : null,
            reason: values.reason ?? '',
          },
        });
        return t('console.block.done', { n: sessionsEnded });
      },
    },
    unblock: {
      title: t('console.act.unblock'),
      confirm: t('console.act.unblock'),
      fields: [scope(standing.blocks.map((block) => block.scope)), reason],
      async run(values) {
        await caller.execute('operatorUnblock', { body: { playerId, scope: values.scope as BlockScope, reason: values.reason ?? '' } });
        return t('console.unblock.done');
      },
    },
    'most-stake': {
      title: t('console.act.most-stake'),
      text: t('console.most-stake.text'),
      confirm: t('action.save'),
      fields: [{ ...amount, hint: t('console.most-stake.hint'), initial: standing.mostStake ?? '', min: 0 }, reason],
      async run(values) {
        const wanted = (values.amount ?? '').trim();
        await caller.execute('operatorSetMaxStake', {
          body: { playerId, amount: wanted === '' ? null : wanted, reason: values.reason ?? '' },
        });
        return t('console.most-stake.done');
      },
    },
  };
}
