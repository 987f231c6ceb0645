import { clubTermsFault } from '@touchline/casino/club/club-terms-fault';
import { actorOf, readBrandSetting, twoPersonSetting } from '#features/operator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoClubDeps } from '../casino-club-deps.ts';
import { CLUB_TERMS } from '../club-terms.ts';

/** Terms give money of the house to every player of the brand: two people set them. */
const PROPOSALS = twoPersonSetting({
  setting: 'club-terms',
  versions: CLUB_TERMS,
  describe: (brandId) => `VIP club of brand ${brandId}`,
});

export const operatorClubTerms =
  ({ platform, operators }: CasinoClubDeps): Handler<'operatorClubTerms'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'club-terms', target: `VIP club of brand ${brandId}` });
    return readBrandSetting(platform.pool, brandId, CLUB_TERMS, PROPOSALS);
  };

export const operatorProposeClubTerms =
  (deps: CasinoClubDeps): Handler<'operatorProposeClubTerms'> =>
  async ({ body: { version, reason, ...value } }, caller) => {
    const fault = clubTermsFault(value);
    if (fault) throw new Failure('invalid', { fields: { [fault.field]: [fault.rule] } });
    return PROPOSALS.propose(deps, caller, { version, value, reason });
  };

export const operatorDecideClubTerms =
  (deps: CasinoClubDeps): Handler<'operatorDecideClubTerms'> =>
  ({ body }, caller) =>
    PROPOSALS.decide(deps, caller, body);
