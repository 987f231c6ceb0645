import { jackpotRulesFault } from '@touchline/casino/jackpots/jackpot-rules-fault';
import { actorOf, readBrandSetting, twoPersonSetting } from '#features/operator';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { CasinoDeps } from '../casino-deps.ts';
import { readFillingPots } from '../jackpots/jackpot.store.ts';
import { JACKPOT_RULES } from '../jackpots/jackpot-rules.ts';
import { presentJackpot } from '../jackpots/present-jackpots.ts';

/** Pots are filled with money of the house: two people set their rules. Pots that are made already keep what was promised of them. */
const PROPOSALS = twoPersonSetting({
  setting: 'jackpot-rules',
  versions: JACKPOT_RULES,
  describe: (brandId) => `jackpots of brand ${brandId}`,
});

export const operatorJackpotRules =
  ({ platform: { pool }, operators }: CasinoDeps): Handler<'operatorJackpotRules'> =>
  async (_input, caller) => {
    const { id: brandId } = caller.brand;
    await operators.recordFirst({ ...actorOf(caller), action: 'jackpot-rules', target: `jackpots of brand ${brandId}` });
    const [rules, pots] = await Promise.all([readBrandSetting(pool, brandId, JACKPOT_RULES, PROPOSALS), readFillingPots(pool, brandId)]);
    return { ...rules, pots: pots.map((pot) => ({ ...presentJackpot(pot), currency: pot.currency })) };
  };

export const operatorProposeJackpotRules =
  (deps: CasinoDeps): Handler<'operatorProposeJackpotRules'> =>
  async ({ body: { version, reason, ...value } }, caller) => {
    const fault = jackpotRulesFault(value);
    if (fault) throw new Failure('invalid', { fields: { [fault.field]: [fault.rule] } });
    return PROPOSALS.propose(deps, caller, { version, value, reason });
  };

export const operatorDecideJackpotRules =
  (deps: CasinoDeps): Handler<'operatorDecideJackpotRules'> =>
  ({ body }, caller) =>
    PROPOSALS.decide(deps, caller, body);
