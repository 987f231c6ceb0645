import { type BlockScope, RESTRICTION_SCOPES } from '@touchline/contract/blocks/enums';
import type { OperatorPlayer } from '@touchline/contract/operator/player';
import type { Translator } from '@touchline/i18n/translator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act, ActField } from '../../parts/act-dialog.tsx';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useApiClient } from '../../shell/session.tsx';

export type PlayerActKey = 'block' | 'unblock' | 'max-stake' | 'credit' | 'debit' | 'void-bet';

/** Whom an act is done to, and what each of them says, calls and asks for. */
interface ActContext {
  readonly t: Translator;
  readonly caller: ReturnType<typeof useApiClient>;
  readonly playerId: string;
  readonly reason: ActField;
}

/** Actions of operators on a player, each with the fields that its call demands. `looked`: why the player is looked at, proposed as the reason. */
export function usePlayerActs(
  { profile: { id: playerId }, standing, balances, limits }: OperatorPlayer,
  looked: string,
): Record<PlayerActKey, Act> {
  const t = useTranslator();
  const caller = useApiClient();
  const context: ActContext = { t, caller, playerId, reason: { ...useReasonField(), initial: looked } };
  const currencies = [...new Set([...(balances ?? []).map(({ currency }) => currency), ...(limits ? [limits.currency] : [])])];
  return {
    credit: moneyAct(context, 'credit', currencies),
    debit: moneyAct(context, 'debit', currencies),
    'void-bet': voidBetAct(context),
    block: blockAct(context),
    unblock: unblockAct(
      context,
      standing.blocks.map((block) => block.scope),
    ),
    'max-stake': maxStakeAct(context, standing.maxStake ?? ''),
  };
}

/** A proposal that somebody else decides. `currencies`: those of the player's accounts; where none is known it is written. */
function moneyAct({ t, caller, playerId, reason }: ActContext, kind: 'credit' | 'debit', currencies: readonly string[]): Act {
  const currency: ActField = {
    name: 'currency',
    label: t('console.currency'),
    ...(currencies.length === 0
      ? {}
      : { kind: 'choice' as const, initial: currencies[0] ?? '', options: currencies.map((value) => ({ value, label: value })) }),
  };
  return {
    title: t(`console.act.${kind}`),
    text: t('console.proposal.text'),
    confirm: t('console.proposal.propose'),
    fields: [amountField(t), currency, reason],
    async run(values) {
      await caller.execute('operatorCreateProposal', {
        body: { playerId, kind, amount: values.amount ?? '', currency: values.currency ?? '', reason: values.reason ?? '' },
      });
      return t('console.proposal.done');
    },
  };
}

/** A proposal as well. */
function voidBetAct({ t, caller, playerId, reason }: ActContext): Act {
  return {
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
  };
}

function blockAct({ t, caller, playerId, reason }: ActContext): Act {
  return {
    title: t('console.act.block'),
    confirm: t('console.act.block'),
    danger: true,
    fields: [
      scopeField(t, RESTRICTION_SCOPES),
      { name: 'publicReason', label: t('console.block.message'), kind: 'area', min: 2, max: 300 },
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
  };
}

/** `scopes`: those that are blocked. */
function unblockAct({ t, caller, playerId, reason }: ActContext, scopes: readonly BlockScope[]): Act {
  return {
    title: t('console.act.unblock'),
    confirm: t('console.act.unblock'),
    fields: [scopeField(t, scopes), reason],
    async run(values) {
      await caller.execute('operatorUnblock', { body: { playerId, scope: values.scope as BlockScope, reason: values.reason ?? '' } });
      return t('console.unblock.done');
    },
  };
}

/** `current`: the maximum that holds, in decimal text; empty where there is none, and for taking it back. */
function maxStakeAct({ t, caller, playerId, reason }: ActContext, current: string): Act {
  return {
    title: t('console.act.max-stake'),
    text: t('console.max-stake.text'),
    confirm: t('action.save'),
    fields: [{ ...amountField(t), hint: t('console.max-stake.hint'), initial: current, min: 0 }, reason],
    async run(values) {
      const wanted = (values.amount ?? '').trim();
      await caller.execute('operatorSetMaxStake', {
        body: { playerId, amount: wanted === '' ? null : wanted, reason: values.reason ?? '' },
      });
      return t('console.max-stake.done');
    },
  };
}

const amountField = (t: Translator): ActField => ({ name: 'amount', label: t('console.amount'), inputMode: 'decimal', max: 27 });

const scopeField = (t: Translator, scopes: readonly BlockScope[]): ActField => ({
  name: 'scope',
  label: t('console.block.scope'),
  kind: 'choice',
  initial: scopes[0] ?? 'login',
  options: scopes.map((value) => ({ value, label: t(`console.block.scope.${value}`) })),
});
