import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { decideStep } from '../decide-step.ts';
import { parsePhoneNumber } from '../parse-phone-number.ts';
import { deleteFlow, readFlow, writeFlow } from '../phone-flow.store.ts';
import { guardPhone, NEW_PHONE, type PhonesDeps, readCallerIdentity } from '../phones-deps.ts';
import { sayStep } from '../present-step.ts';

/**
 * C056. Whether another player has the number is told only to whoever confirms it: before that, anybody could try out numbers here. A phone
 * that was never confirmed may be replaced in the same way.
 */
export const addPhone =
  (deps: PhonesDeps): Handler<'addPhone'> =>
  async ({ body }, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const phone = parsePhoneNumber(body.phone, deps.site.countryCode(self.countryId), 'data.attributes.phone_number');
    if (self.phone !== null && self.phoneConfirmedAt !== null) throw new Failure('phone_set');
    await guardPhone(deps, caller);
    return inTransaction(deps.platform.pool, async (client) => {
      const sealed = await deps.vault.seal(client, self.id, NEW_PHONE, Buffer.from(phone));
      await writeFlow(client, self.id, 'add', 'confirm-number', sealed);
      return deps.codes.send(client, { playerId: self.id, purpose: 'phone-new', channel: 'sms', to: phone }, caller);
    });
  };

/** C058. */
export const confirmNewPhone =
  (deps: PhonesDeps): Handler<'confirmNewPhone'> =>
  async ({ body }, caller) => {
    const { account, securityLog, codes, platform, site, vault } = deps;
    const self = await readCallerIdentity(deps, caller);
    const phone = parsePhoneNumber(body.phone, site.countryCode(self.countryId), 'phone_number');
    const flow = await readFlow(platform.pool, self.id);
    const newPhone = flow?.newPhone && (await vault.open(platform.pool, self.id, NEW_PHONE, flow.newPhone)).toString('utf8');
    if (!flow || newPhone !== phone || decideStep(flow.step, 'confirm-number', false) === undefined) throw new Failure('step_order');
    if (body.code === null) {
      const channel = body.toMessenger ? 'messenger' : 'sms';
      const sent = await codes.send(platform.pool, { playerId: self.id, purpose: 'phone-new', channel, to: phone }, caller);
      return { message: sent.message, next: 'confirm-number', code_length: sent.code_length };
    }
    const { right, address } = await codes.check(self.id, 'phone-new', body.code);
    if (!right || address !== phone) throw new Failure('code_wrong', { fields: { confirm_code: ['auth_incorrect_code'] } });
    await inTransaction(platform.pool, async (client) => {
      if (!(await deleteFlow(client, self.id, 'confirm-number'))) throw new Failure('step_order');
      await account.writeAddress(client, self.id, 'phone', phone, true);
      if (body.toMessenger) await account.writeCodesByMessenger(client, self.id, true);
      await securityLog.record(client, self.id, flow.kind === 'add' ? 'phone-added' : 'phone-confirmed', caller);
    });
    return { ...sayStep('done', caller), code_length: codes.codeLength };
  };
