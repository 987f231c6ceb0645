import type { Registration, RegistrationKind } from '@touchline/contract/registration';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { Failure } from '#platform/failure';
import type { Handler } from '#platform/handler';
import type { Platform } from '#platform/platform';
import { decideAge } from '../decide-age.ts';
import type { RegistrationDoors } from '../index.ts';

/** Fields that a kind cannot do without. */
const REQUIRED: Readonly<Record<RegistrationKind, readonly (readonly [field: string, of: keyof Registration])[]>> = {
  fast: [],
  phone: [['phone_number', 'phone']],
  full: [
    ['email', 'email'],
    ['phone_number', 'phone'],
    ['password', 'password'],
    ['first_name', 'firstName'],
    ['last_name', 'lastName'],
    ['birth_date', 'birthDate'],
  ],
};

/** S191-S193. */
export function register({ platform, site, account, session }: { readonly platform: Platform } & RegistrationDoors): Handler<'register'> {
  return async ({ params: { kind }, body }, caller, reply) => {
    requireFields(kind, body);
    if (!body.terms) throw new Failure('terms_not_accepted', { fields: { terms: ['terms_not_accepted'] } });
    if (!body.adult) throw new Failure('under_age', { fields: { adult: ['under_age'] } });
    site.requireServed(body.countryId, body.currencyId);
    const minimumAge = site.minimumAge(body.countryId);
    if (body.birthDate !== null && decideAge(body.birthDate, platform.clock.now()) < minimumAge) {
      throw new Failure('under_age', { fields: { birth_date: ['under_age'] }, args: { age: minimumAge } });
    }
    const made = kind === 'full' ? null : account.makePassword();
    const passwordHash = await account.hashPassword(made ?? body.password ?? '');
    const opened = await platform.db.transaction().execute((trx) =>
      account.openAccount(trx, {
        kind,
        passwordHash,
        // A field that a kind does not ask for is not kept either.
        email: kind === 'full' ? body.email : null,
        phone: kind === 'fast' || body.phone === null ? null : readPhone(body.phone, body.countryId, site.countryCode),
        firstName: kind === 'full' ? body.firstName : null,
        lastName: kind === 'full' ? body.lastName : null,
        birthDate: kind === 'full' ? body.birthDate : null,
        countryId: body.countryId,
        currencyId: body.currencyId,
        language: caller.language,
      }),
    );
    const { userId, token, expiresAt } = await session.begin(opened.playerId, caller, reply);
    return { userId, login: userId, password: made, token, expiresAt, currency: opened.currency };
  };
}

function requireFields(kind: RegistrationKind, body: Registration): void {
  const missing = REQUIRED[kind].filter(([, of]) => body[of] === null).map(([field]) => [field, ['validation_required']] as const);
  if (missing.length > 0) throw new Failure('invalid', { fields: Object.fromEntries(missing) });
}

/** Digits with the calling code. A number without one is read as of the chosen country; one that no operator could give out is refused. */
function readPhone(text: string, countryId: number, countryCode: (id: number) => string | undefined): string {
  const code = countryCode(countryId);
  const parsed = parsePhoneNumberFromString(text, code ? { defaultCountry: code as never } : undefined);
  if (!parsed?.isPossible()) throw new Failure('invalid', { fields: { phone_number: ['phone_incorrect'] } });
  return parsed.number.slice(1);
}
