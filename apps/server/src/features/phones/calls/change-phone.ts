import type { VerificationCodeSent } from '@touchline/contract/phones/calls';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Caller, Handler } from '#platform/http/handler';
import { decideStep, type PhoneAct, type WaitingFor } from '../decide-step.ts';
import { parsePhoneNumber } from '../parse-phone-number.ts';
import { readFlow, writeAnswerTry, writeFlow, writeStep } from '../phone-flow.store.ts';
import { guardPhone, NEW_PHONE, type PhonesDeps, readCallerIdentity } from '../phones-deps.ts';
import { sayStep } from '../present-step.ts';

const MAX_WRONG_ANSWERS = 5;
type Step = { readonly from: WaitingFor; readonly to: WaitingFor };

/** The step that an act takes a change of phone on. Throws Failure `step_order` where it is not that act's turn. */
async function stepOf(deps: PhonesDeps, playerId: bigint, act: PhoneAct, hasQuestion: boolean): Promise<Step> {
  const flow = await readFlow(deps.platform.pool, playerId);
  const to = decideStep(flow?.step, act, hasQuestion);
  if (flow?.kind !== 'change' || to === undefined || to === 'done') throw new Failure('step_order');
  return { from: flow.step, to };
}

async function takeStep(deps: PhonesDeps, playerId: bigint, { from, to }: Step): Promise<void> {
  if (!(await writeStep(deps.platform.pool, playerId, from, to))) throw new Failure('step_order');
}

/** Compares the code that went to the current phone; it stays good for the later steps. */
async function requireCode(deps: PhonesDeps, playerId: bigint, code: string): Promise<void> {
  const { right } = await deps.codes.check(playerId, 'phone-current', code, true);
  if (!right) throw new Failure('code_wrong', { fields: { confirm_code: ['auth_incorrect_code'] } });
}

async function requireAnswer(deps: PhonesDeps, playerId: bigint, answer: string): Promise<void> {
  if (!(await writeAnswerTry(deps.platform.pool, playerId, MAX_WRONG_ANSWERS)))
    throw new Failure('rate_limited', { args: { seconds: 900 } });
  if (!(await deps.security.checkAnswer(playerId, answer)))
    throw new Failure('answer_wrong', { fields: { user_answer: ['answer_wrong'] } });
}

/** The new number takes the old one's place at once, as not confirmed, and receives a code of its own; withdrawals wait for a while. */
async function writeNewPhone(deps: PhonesDeps, caller: Caller, playerId: bigint, phone: string, step: Step): Promise<VerificationCodeSent> {
  const { account, securityLog, codes, platform, vault } = deps;
  return inTransaction(platform.pool, async (client) => {
    const sealed = await vault.seal(client, playerId, NEW_PHONE, Buffer.from(phone));
    if (!(await writeStep(client, playerId, step.from, step.to, sealed))) throw new Failure('step_order');
    await account.writeAddress(client, playerId, 'phone', phone, false);
    await securityLog.record(client, playerId, 'phone', caller);
    return codes.send(client, { playerId, purpose: 'phone-new', channel: 'sms', to: phone }, caller);
  });
}

/** C059. */
export const sendPhoneCode =
  (deps: PhonesDeps): Handler<'sendPhoneCode'> =>
  async ({ body }, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const { phone } = self;
    if (phone === null) throw new Failure('phone_missing');
    const channel = body.toMessenger || self.codesByMessenger ? 'messenger' : 'sms';
    return inTransaction(deps.platform.pool, async (client) => {
      await writeFlow(client, self.id, 'change', 'confirm-code', null);
      return deps.codes.send(client, { playerId: self.id, purpose: 'phone-current', channel, to: phone }, caller);
    });
  };

/** C060. */
export const confirmPhoneCode =
  (deps: PhonesDeps): Handler<'confirmPhoneCode'> =>
  async ({ body }, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const step = await stepOf(deps, self.id, 'confirm', false);
    await requireCode(deps, self.id, body.code);
    await takeStep(deps, self.id, step);
    return sayStep('check-code', caller);
  };

/** C062. */
export const checkPhoneCode =
  (deps: PhonesDeps): Handler<'checkPhoneCode'> =>
  async ({ query }, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const question = await deps.security.readQuestion(self.id, caller.language);
    const step = await stepOf(deps, self.id, 'check', question !== null);
    await guardPhone(deps, caller);
    await requireCode(deps, self.id, query.code);
    await takeStep(deps, self.id, step);
    return { ...sayStep(question === null ? 'new-number' : 'answer-question', caller), secure_question: question };
  };

/** C063. */
export const checkPhoneAnswer =
  (deps: PhonesDeps): Handler<'checkPhoneAnswer'> =>
  async ({ query }, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const step = await stepOf(deps, self.id, 'answer', true);
    await guardPhone(deps, caller);
    await requireAnswer(deps, self.id, query.answer);
    await takeStep(deps, self.id, step);
    return sayStep('new-number', caller);
  };

/** C061. A country is where a number without a calling code is read. */
export const changePhone =
  (deps: PhonesDeps): Handler<'changePhone'> =>
  async ({ body }, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const phone = parsePhoneNumber(body.phone, body.countryCode ?? deps.site.countryCode(self.countryId), 'phone');
    const step = await stepOf(deps, self.id, 'update', false);
    if (phone === self.phone) throw new Failure('invalid', { fields: { phone: ['phone_same'] } });
    await guardPhone(deps, caller);
    return writeNewPhone(deps, caller, self.id, phone, step);
  };

/** C057: the older call, which brings the code and the answer along. */
export const updatePhone =
  (deps: PhonesDeps): Handler<'updatePhone'> =>
  async ({ body }, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const phone = parsePhoneNumber(body.phone, deps.site.countryCode(self.countryId), 'phone_number');
    const step = await stepOf(deps, self.id, 'update-at-once', false);
    if (phone === self.phone) throw new Failure('invalid', { fields: { phone_number: ['phone_same'] } });
    const question = await deps.security.readQuestion(self.id, caller.language);
    if (question !== null && body.answer === null) throw new Failure('invalid', { fields: { user_answer: ['required'] } });
    await guardPhone(deps, caller);
    await requireCode(deps, self.id, body.code);
    if (question !== null) await requireAnswer(deps, self.id, body.answer ?? '');
    return writeNewPhone(deps, caller, self.id, phone, step);
  };
