import { type PlayerSection, ROLE_SECTIONS } from '@touchline/contract/operator/enums';
import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { resolveLanguage } from '@touchline/i18n/languages';
import { actorOf, operatorOf, type PlayerAsked, type PlayerSections } from '#features/operator';
import type { AuthenticatedOperator } from '#platform/auth/authenticator';
import type { Handler } from '#platform/http/handler';
import type { Features } from '../features.ts';

/** A player whole: each feature tells its own section, and is asked only where a role of the operator sees it. */
export function operatorPlayer(features: Features): Handler<'operatorPlayer'> {
  const { account, identification, operators, wallet, bets, payments, session, support, limits } = features;
  const sections: PlayerSections = {
    ...account.playerSections,
    ...identification.playerSections,
    ...operators.playerSections,
    ...wallet.playerSections,
    ...bets.playerSections,
    ...payments.playerSections,
    ...session.playerSections,
    ...support.playerSections,
    ...limits.playerSections,
  };
  return async ({ body }, caller) => {
    const operator = operatorOf(caller);
    const playerId = BigInt(body.playerId);
    await account.requirePlayer(playerId, caller.brand.id);
    // Writes the audit row first: if that fails, nothing is shown.
    await operators.recordFirst({ ...actorOf(caller), action: 'player', target: `player ${playerId}`, reason: body.reason });
    return readPlayer(sections, operator, { brandId: caller.brand.id, playerId, language: resolveLanguage(caller.language) });
  };
}

async function readPlayer(sections: PlayerSections, { roles }: AuthenticatedOperator, asked: PlayerAsked): Promise<OperatorPlayer> {
  const parts = new Set<PlayerSection>(roles.flatMap((role) => ROLE_SECTIONS[role]));
  const seen = async <T>(part: PlayerSection, read: (asked: PlayerAsked) => Promise<T>): Promise<T | null> =>
    parts.has(part) ? read(asked) : null;
  const [profile, standing, identity, notes] = await Promise.all([
    sections.profile(asked),
    sections.standing(asked),
    sections.identity(asked),
    sections.notes(asked),
  ]);
  const [balances, bets, payments, sessions, documents, support, limits, selfTests, audit] = await Promise.all([
    seen('balances', sections.balances),
    seen('bets', sections.bets),
    seen('payments', sections.payments),
    seen('sessions', sections.sessions),
    seen('documents', sections.documents),
    seen('support', sections.support),
    seen('limits', sections.limits),
    seen('self-tests', sections.selfTests),
    seen('audit', sections.audit),
  ]);
  return {
    profile,
    standing: { ...standing, identity },
    notes,
    balances,
    bets,
    payments,
    sessions,
    documents,
    support,
    limits,
    selfTests,
    audit,
  };
}
