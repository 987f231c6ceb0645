import { invariant } from '@touchline/kernel/invariant';
import { actorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { readFillingPots } from '../jackpots/jackpot.store.ts';
import { readRulesVersions } from '../jackpots/jackpot-rules.store.ts';
import { presentJackpot } from '../jackpots/present-jackpots.ts';
import { readRulesProposals } from '../jackpots/rules-proposal.store.ts';

export const operatorJackpotRules =
  ({ platform: { pool }, operators }: CasinoDeps): Handler<'operatorJackpotRules'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'jackpot-rules', target: `jackpots of brand ${brandId}` });
    const [versions, proposals, pots] = await Promise.all([
      readRulesVersions(pool, brandId),
      readRulesProposals(pool, brandId),
      readFillingPots(pool, brandId),
    ]);
    const logins = await operators.readLogins([...new Set(proposals.map(({ proposedBy }) => proposedBy))]);
    const [current, ...former] = versions.map(({ rules, addedAt, ...version }) => ({
      ...version,
      games: [...rules.games],
      tiers: [...rules.tiers],
      addedAt: addedAt.getTime(),
    }));
    invariant(current !== undefined, 'a brand has rules of its jackpots from its beginning on');
    return {
      current,
      proposals: proposals.map(({ id, rules, reason, proposedBy, proposedAt, expiresAt }) => ({
        id: id.toString(),
        games: [...rules.games],
        tiers: [...rules.tiers],
        reason,
        proposedBy: logins.get(proposedBy) ?? '',
        proposedAt: proposedAt.getTime(),
        expiresAt: expiresAt.getTime(),
      })),
      former,
      pots: pots.map((pot) => ({ ...presentJackpot(pot), currency: pot.currency })),
    };
  };
