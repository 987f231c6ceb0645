import { SELF_TEST_ANSWERS, SELF_TEST_QUESTIONS } from '@touchline/catalogue/account/self-assessment';
import { type LimitPeriod, PERIODS_OF } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { EXCLUSION_REASONS } from '@touchline/contract/limits/enums';
import { resolveLanguage } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { inTransaction } from '#platform/db/in-transaction';
import type { Handler } from '#platform/http/handler';
import { cancelPendingLimit, setLimits as changeLimits, confirmLimit, removeLimit } from '../change-limits.ts';
import { excludeSelf, takeBreak } from '../exclude.ts';
import { isPermanent } from '../exclusion.store.ts';
import { readHolder, writeChange } from '../limit.store.ts';
import { presentAmount, realityChoices } from '../limit-value.ts';
import type { LimitsDeps } from '../limits-deps.ts';
import { acknowledgeRealityCheck } from '../play-time/play-time.store.ts';
import { presentLimits, presentTest } from '../present-limits.ts';
import { lawMinor, readPolicy } from '../read-policy.ts';
import { writeTest } from '../self-test.store.ts';

export const limits =
  (deps: LimitsDeps): Handler<'limits'> =>
  (_input, caller) =>
    presentLimits(deps, caller.player);

export const availableLimits =
  (deps: LimitsDeps): Handler<'availableLimits'> =>
  async (_input, caller) => {
    const { id } = caller.player;
    const [{ policy, currency: active }, holder] = await Promise.all([readPolicy(deps, id), readHolder(deps.platform.pool, id)]);
    const currency = holder?.currency ?? active;
    const { limits: rules } = policy;
    return {
      jurisdiction: policy.code,
      currency,
      kinds: rules.kinds.map((kind) => ({ kind, periods: [...PERIODS_OF[kind]], required: rules.required.includes(kind) })),
      counting: rules.counting,
      timeZone: policy.timeZone,
      limitIncreaseDelayHours: rules.limitIncreaseDelayHours,
      statutoryDepositLimits: (Object.entries(rules.statutoryDepositLimits) as [LimitPeriod, number][]).map(([period, units]) => ({
        period,
        value: presentAmount('deposit', lawMinor(deps, units, policy.currency, currency), currency),
      })),
      realityCheckMinutes: realityChoices(rules.realityCheckMinutes),
      timeOutHours: [...policy.timeOutHours],
      exclusionMonths: [...policy.exclusionMonths],
      register: policy.register?.name ?? null,
      questions: [...SELF_TEST_QUESTIONS],
      answers: [...SELF_TEST_ANSWERS],
      help: policy.help.map((organisation) => ({ ...organisation })),
    };
  };

export const exclusionReasons: Handler<'exclusionReasons'> = (_input, { language }) => ({
  reasons: EXCLUSION_REASONS.map((id) => ({ id, title: translate(resolveLanguage(language), `limits.reason.${id}`) })),
});

export const setLimits =
  (deps: LimitsDeps): Handler<'setLimits'> =>
  async ({ body }, caller) => {
    const player = caller.player;
    await changeLimits(deps, player.id, body.limits);
    return presentLimits(deps, player);
  };

export const limitAction =
  (deps: LimitsDeps): Handler<'limitAction'> =>
  async ({ body }, caller) => {
    const player = caller.player;
    switch (body.action) {
      case 'confirm':
        await confirmLimit(deps, player.id, body.limitId);
        break;
      case 'cancel':
        await cancelPendingLimit(deps, player.id, body.limitId);
        break;
      case 'break':
        await takeBreak(deps, player.id, body.hours);
        break;
      case 'continue':
        await inTransaction(deps.platform.pool, async (client) => {
          await acknowledgeRealityCheck(client, player.id);
          await writeChange(client, player.id, 'continued', { sessionId: player.sessionId });
        });
    }
    return presentLimits(deps, player);
  };

export const testAnswers =
  (deps: LimitsDeps): Handler<'testAnswers'> =>
  async ({ body: { answers } }, caller) => {
    const score = answers.reduce((sum, points) => sum + points, 0);
    return presentTest(await writeTest(deps.platform.pool, caller.player.id, answers, score));
  };

export const blockUser =
  (deps: LimitsDeps): Handler<'blockUser'> =>
  async ({ body }, caller) => {
    const until = await excludeSelf(deps, caller.player.id, body);
    return { until: isPermanent(until) ? null : until.getTime() };
  };

export const deleteLimit =
  (deps: LimitsDeps): Handler<'deleteLimit'> =>
  async ({ body }, caller) => {
    const player = caller.player;
    await removeLimit(deps, player.id, body.limitId);
    return presentLimits(deps, player);
  };
