import { invariant } from '@touchline/kernel/invariant';
import { actorOf } from '#features/operator';
import type { Handler } from '#platform/http/handler';
import type { CasinoClubDeps } from '../casino-club-deps.ts';
import { readTermsVersions } from '../terms/club-terms.store.ts';
import { readTermsProposals } from '../terms/terms-proposal.store.ts';

export const operatorClubTerms =
  ({ platform, operators }: CasinoClubDeps): Handler<'operatorClubTerms'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'club-terms', target: `VIP club of brand ${brandId}` });
    const [versions, proposals] = await Promise.all([
      readTermsVersions(platform.pool, brandId),
      readTermsProposals(platform.pool, brandId),
    ]);
    const logins = await operators.readLogins([...new Set(proposals.map(({ proposedBy }) => proposedBy))]);
    const [current, ...former] = versions.map(({ terms, addedAt, ...version }) => ({
      ...version,
      levels: [...terms.levels],
      providersEdgePpm: terms.providersEdgePpm,
      addedAt: addedAt.getTime(),
    }));
    invariant(current !== undefined, 'a brand has terms from its beginning on');
    return {
      current,
      proposals: proposals.map(({ id, terms, reason, proposedBy, proposedAt, expiresAt }) => ({
        id: id.toString(),
        levels: [...terms.levels],
        providersEdgePpm: terms.providersEdgePpm,
        reason,
        proposedBy: logins.get(proposedBy) ?? '',
        proposedAt: proposedAt.getTime(),
        expiresAt: expiresAt.getTime(),
      })),
      former,
    };
  };
