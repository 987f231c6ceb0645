import { createHash, randomBytes } from 'node:crypto';
import { TWO_FACTOR_APP_ERROR, TWO_FACTOR_SMS_ERROR } from '@touchline/contract/security/enums';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { deleteRecoveryKey, writeRecoveryKey } from '../security.store.ts';
import { readCallerIdentity, type SecurityDeps } from '../security-deps.ts';

const hashKey = (key: string): string => createHash('sha256').update(key).digest('base64url');
const wrongCode = (field: string, errorCode: number): Failure =>
  new Failure('two_factor_code', { errorCode, fields: { [field]: ['auth_incorrect_code'] } });

/** C031. The address and its picture say the same; the site draws the picture. */
export const twoFactorQr =
  (deps: SecurityDeps): Handler<'twoFactorQr'> =>
  async (_input, caller) => {
    const self = await readCallerIdentity(deps, caller);
    const begun = await deps.secondFactor.begin(self.id, caller.brand.name);
    if (!begun) throw new Failure('two_factor_on');
    return {
      qr_code_url: begun.url,
      qr_link: begun.url,
      code: begun.secret.match(/.{1,4}/g)?.join(' ') ?? begun.secret,
      needs_sms: self.phone !== null && self.phoneConfirmedAt !== null,
    };
  };

/** C034. */
export const twoFactorSms =
  (deps: SecurityDeps): Handler<'twoFactorSms'> =>
  async (_input, caller) => {
    const self = await readCallerIdentity(deps, caller);
    if (self.phone === null || self.phoneConfirmedAt === null) throw new Failure('phone_missing');
    if (await deps.secondFactor.isEnabled(self.id)) throw new Failure('two_factor_on');
    const channel = self.codesByMessenger ? 'messenger' : 'sms';
    return deps.codes.send(deps.platform.pool, { playerId: self.id, purpose: 'two-factor', channel, to: self.phone }, caller);
  };

/** C032. The SMS code is looked at first, because a code of the application is good only once (T75). */
export const twoFactorEnable =
  (deps: SecurityDeps): Handler<'twoFactorEnable'> =>
  async ({ body }, caller) => {
    const { securityLog, codes, platform, secondFactor } = deps;
    const self = await readCallerIdentity(deps, caller);
    if (await secondFactor.isEnabled(self.id)) throw new Failure('two_factor_on');
    if (self.phone !== null && self.phoneConfirmedAt !== null) {
      const { right } =
        body.smsCode === null
          ? { right: false }
          : await codes.check(self.id, 'two-factor', body.smsCode, true).catch((error: unknown) => {
              if (error instanceof Failure && error.code === 'code_ended') return { right: false };
              throw error;
            });
      if (!right) throw wrongCode('sms_code', TWO_FACTOR_SMS_ERROR);
    }
    const key = randomBytes(16).toString('hex');
    const enabled = await inTransaction(platform.pool, async (client) => {
      if (!(await secondFactor.enable(self.id, body.appCode, client))) return false;
      await writeRecoveryKey(client, self.id, hashKey(key));
      await securityLog.record(client, self.id, 'two-factor-on', caller);
      return true;
    });
    if (!enabled) throw wrongCode('app_code', TWO_FACTOR_APP_ERROR);
    return { enabled: true, hash: key };
  };

/** C033: by the recovery key, or by a fresh code of the application. */
export const twoFactorDisable =
  (deps: SecurityDeps): Handler<'twoFactorDisable'> =>
  async ({ body }, caller) => {
    const { securityLog, platform, secondFactor, throttle } = deps;
    const self = await readCallerIdentity(deps, caller);
    if (!(await secondFactor.isEnabled(self.id))) throw new Failure('two_factor_off');
    const subject = { kind: 'player', id: self.id } as const;
    await throttle.requireCodes('factor', caller, subject);
    const disabled = await inTransaction(platform.pool, async (client) => {
      const isKey = body.hash.length === 32;
      const proven = isKey
        ? await deleteRecoveryKey(client, self.id, hashKey(body.hash))
        : await secondFactor.take(self.id, body.hash, client);
      if (!proven) return false;
      await secondFactor.disable(self.id, client);
      await securityLog.record(client, self.id, 'two-factor-off', caller);
      return true;
    });
    if (!disabled) {
      await throttle.countCode('factor', caller, subject);
      throw new Failure('two_factor_code', { fields: { hash: ['auth_incorrect_code'] } });
    }
    return { enabled: false };
  };
