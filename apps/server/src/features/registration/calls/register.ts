import { type RegistrationField, type RegistrationKind, registrationFields } from '@touchline/catalogue/account/registration-fields';
import type { Registration } from '@touchline/contract/registration/calls';
import { parsePhoneNumberFromString } from 'libphonenumber-js/max';
import { inTransaction } from '#platform/db/in-transaction';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import type { RegistrationDeps } from '../registration-deps.ts';

/** Kept sealed; the others have columns of their own. */
const DETAILS = [
  'gender',
  'citizenship_id',
  'personal_number',
  'city',
  'address',
  'post_code',
] as const satisfies readonly RegistrationField[];

/** S191-S197. A field that a kind does not ask for in the country is not kept either. */
export function register(deps: RegistrationDeps): Handler<'register'> {
  const { platform, site, captcha, enrolment, session, social } = deps;
  return async ({ params: { kind }, body }, caller, reply) => {
    const country = site.countryCode(body.country_id) ?? '';
    const profile = kind === 'social' ? await social.readTicket(body.social_ticket ?? '') : undefined;
    const given = profile ? { ...profile.fields, ...withoutUndefined(body) } : body;
    const fields = keepAsked(kind, country, given);
    enrolment.requireTerms(caller.brand.id, kind, body);
    if (fields.birth_date !== undefined) site.requireAge(caller.brand.id, body.country_id, fields.birth_date);
    if (fields.password !== undefined) enrolment.rejectBreachedPassword(fields.password);
    const phone = fields.phone_number === undefined ? null : readPhone(fields.phone_number, site.countryCode(body.country_id));
    // After what anyone may correct, so that a token is not used up by a slip of the pen.
    const guarded = await captcha.guard('registration', caller, null);
    await enrolment.requireMayRegister(body.country_id, {
      firstName: fields.first_name ?? null,
      lastName: fields.last_name ?? null,
      birthDate: fields.birth_date ?? null,
      email: fields.email ?? null,
      phone,
    });
    const { made, passwordHash } = await enrolment.hashPassword(fields.password);
    const open = () =>
      inTransaction(platform.pool, async (client) => {
        const registered = await enrolment.open(
          client,
          {
            kind,
            passwordHash,
            email: fields.email ?? null,
            phone,
            firstName: fields.first_name ?? null,
            lastName: fields.last_name ?? null,
            birthDate: fields.birth_date ?? null,
            countryId: body.country_id,
            currencyId: body.currency_id,
            details: withoutUndefined(Object.fromEntries(DETAILS.map((field) => [field, fields[field]]))),
            promoCode: fields.promo_code ?? null,
            bonus: fields.bonus ?? 'none',
            marketing: body.marketing ?? false,
          },
          { ...caller, brandId: caller.brand.id },
        );
        if (profile) await social.writeTicketUsed(client, profile, registered.playerId, caller.brand.id);
        return registered;
      });
    // Taken at this very moment: now it is seen to be.
    const opened = await open().catch((error: unknown) => {
      if (error instanceof Failure && error.code === 'login_taken') return open();
      throw error;
    });
    await guarded.count();
    const { userId, token, expiresAt } = await session.begin(opened.playerId, caller, reply, 'registration');
    // A social registration has no password: the player logs in by the provider.
    return { userId, login: userId, password: kind === 'social' ? null : made, token, expiresAt, currency: opened.currency };
  };
}

type Given = Partial<Pick<Registration, RegistrationField>>;

/** The fields that the kind has in the country; throws Failure naming each that is missing. */
function keepAsked(kind: RegistrationKind, country: string, given: Given): Given {
  const asked = registrationFields(kind, country);
  const missing = asked.filter(({ field, required }) => required && given[field] === undefined);
  if (missing.length > 0)
    throw new Failure('invalid', { fields: Object.fromEntries(missing.map(({ field }) => [field, ['validation_required']])) });
  return Object.fromEntries(asked.map(({ field }) => [field, given[field]])) as Given;
}

function withoutUndefined<T extends object>(fields: T): { [K in keyof T]: Exclude<T[K], undefined> } {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;
}

/** Digits with the calling code. A number without one is read as of the chosen country; one that no operator could give out is refused. */
function readPhone(text: string, code: string | undefined): string {
  const parsed = parsePhoneNumberFromString(text, code ? { defaultCountry: code as never } : undefined);
  if (!parsed?.isPossible()) throw new Failure('invalid', { fields: { phone_number: ['phone_incorrect'] } });
  return parsed.number.slice(1);
}
