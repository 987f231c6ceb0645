import type { ProposalKind } from '@touchline/contract/operator/enums';
import { invariant } from '@touchline/kernel/invariant';
import type pg from 'pg';
import type { NewProposal, Proposal } from './proposals.store.ts';

/** The request of a proposal. */
export type ProposedAct = Omit<NewProposal, 'reason' | 'proposedBy'>;

/** A feature's executor of what two people decided: it owns the act, they decide. */
export interface ProposalExecutor {
  /** Throws Failure where the act makes no sense; nothing is written then. */
  check(act: ProposedAct): Promise<void>;
  /**
   * In the transaction that writes the decision. Asked again after a crash in between, so whatever is done on another connection must be the
   * same the second time. Throws Failure where it cannot be done: the proposal stays open.
   */
  carryOut(client: pg.PoolClient, proposal: Proposal): Promise<void>;
}

/** The executor of each kind of proposal. Features register theirs when they are made: they know this one, it knows none of them. */
export function createProposalExecutors() {
  const executors = new Map<ProposalKind, ProposalExecutor>();
  return {
    register(kinds: readonly ProposalKind[], executor: ProposalExecutor): void {
      for (const kind of kinds) {
        invariant(!executors.has(kind), `proposals of the kind ${kind} have an executor`);
        executors.set(kind, executor);
      }
    },
    of(kind: ProposalKind): ProposalExecutor {
      const executor = executors.get(kind);
      invariant(executor, `nobody carries out proposals of the kind ${kind}`);
      return executor;
    },
  };
}

export type ProposalExecutors = ReturnType<typeof createProposalExecutors>;
