import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import { decideStep } from '../decide-step.ts';
import { deleteFlow, readFlow, writeFlow } from '../phone-flow.store.ts';
import { guardPhone, NEW_PHONE, type PhonesDeps, readSelf } from '../phones-deps.ts';
import { sayStep } from '../present-step.ts';
import { readNumber } from '../read-number.ts';

/**
 * C056. Whether another player has the number is told only to whoever confirms it: before that, anybody could try out numbers here. A phone
 * that was never confirmed may be replaced in the same way.
 */
export const createPhone =
  (deps: PhonesDeps): Handler<'createPhone'> =>
  async ({ body }, caller) => {
    const self = await readSelf(deps, caller);
    const phone = readNumber(body.phone, deps.site.countryCode(self.countryId), 'data.attributes.phone_number');
    if (self.phone !== null && self.phoneConfirmedAt !== null) throw new Failure('phone_set');
    await guardPhone(deps, caller);
    return deps.platform.db.transaction().execute(async (trx) => {
      const sealed = await deps.vault.seal(trx, self.id, NEW_PHONE, Buffer.from(phone));
      await writeFlow(trx, self.id, 'add', 'confirm-number', sealed);
      return deps.codes.send(trx, { playerId: self.id, purpose: 'phone-new', channel: 'sms', to: phone }, caller);
    });
  };

/** C058. */
export const confirmNewPhone =
  (deps: PhonesDeps): Handler<'confirmNewPhone'> =>
  async ({ body }, caller) => {
    const { account, changes, codes, platform, site, vault } = deps;
    const self = await readSelf(deps, caller);
    const phone = readNumber(body.phone, site.countryCode(self.countryId), 'phone_number');
    const flow = await readFlow(platform.db, self.id);
    const newPhone = flow?.newPhone && (await vault.open(platform.db, self.id, NEW_PHONE, flow.newPhone)).toString('utf8');
    if (!flow || newPhone !== phone || decideStep(flow.step, 'confirm-number', false) === undefined) throw new Failure('step_order');
    if (body.code === null) {
      const channel = body.toMessenger ? 'messenger' : 'sms';
      const sent = await codes.send(platform.db, { playerId: self.id, purpose: 'phone-new', channel, to: phone }, caller);
      return { message: sent.message, next: 'confirm-number', code_length: sent.code_length };
    }
    const { right, address } = await codes.check(self.id, 'phone-new', body.code);
    if (!right || address !== phone) throw new Failure('code_wrong', { fields: { confirm_code: ['auth_incorrect_code'] } });
    await platform.db.transaction().execute(async (trx) => {
      if (!(await deleteFlow(trx, self.id, 'confirm-number'))) throw new Failure('step_order');
      await account.writeAddress(trx, self.id, 'phone', phone, true);
      if (body.toMessenger) await account.writeCodesByMessenger(trx, self.id, true);
      await changes.record(trx, self.id, flow.kind === 'add' ? 'phone-added' : 'phone-confirmed', caller);
    });
    return { ...sayStep('done', caller), code_length: codes.codeLength };
  };
