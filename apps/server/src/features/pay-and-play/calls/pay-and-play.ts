import { currencyById } from '@touchline/catalogue/places/currencies';
import type { FailureCode } from '@touchline/contract/failure';
import { formatMoney, parseMoney } from '@touchline/kernel/money';
import { nanoid } from 'nanoid';
import { isSameHash, makeToken } from '#platform/auth/one-time-code';
import { verifyWebhook } from '#platform/auth/webhook-signature';
import { cookieName, parseCookies } from '#platform/http/cookies';
import { Failure } from '#platform/http/failure';
import type { Handler } from '#platform/http/handler';
import { readOrder, writeOrder, writeSignedIn } from '../bank-order.store.ts';
import type { PayAndPlayDeps } from '../pay-and-play-deps.ts';
import { handleCancelled, handleIdentified, handlePaid } from '../take-bank-event.ts';

const COOKIE = 'bank_order';
const COOKIE_SECONDS = 3600;
/** Multiples of the currency's round unit. */
const BOUNDS = { min: 10n, max: 5_000n };

/** S198 begins. */
export const beginPayAndPlay =
  (deps: PayAndPlayDeps): Handler<'beginPayAndPlay'> =>
  async ({ body }, caller, reply) => {
    const { site, captcha, enrolment, platform, hash, vault } = deps;
    enrolment.requireTerms(caller.brand.id, 'pay-and-play', body);
    const { code: currency = '', scale = 2 } = currencyById(body.currency_id) ?? {};
    const amountMinor = readAmount(body.amount, scale, site.unitMinor(currency) ?? 100n, currency);
    const guarded = await captcha.guard('registration', caller, null);
    await guarded.count();
    const id = nanoid(24);
    const browser = makeToken();
    await writeOrder(platform.pool, {
      id,
      brand_id: caller.brand.id,
      browser_hash: hash(`order ${browser}`),
      country_id: body.country_id,
      currency,
      amount_minor: amountMinor,
      language: caller.language,
      // Without a player yet: the bank identifies the payer.
      ...(await vault.sealColumns(platform.pool, null, 'pay_and_play_order', { ip: caller.ip, user_agent: caller.userAgent })),
      marketing: body.marketing ?? false,
      promo_code: body.promo_code ?? null,
      bonus: body.bonus ?? 'none',
      return_path: body.return_path,
    });
    reply.cookie(COOKIE, browser, { maxAgeSeconds: COOKIE_SECONDS });
    return { orderId: id, redirectUrl: `/sandbox-bank/${id}` };
  };

function readAmount(text: string, scale: number, unitMinor: bigint, currency: string): bigint {
  const amount = parseMoney(text, scale);
  if (!amount.ok) throw new Failure('amount_format', { fields: { amount: ['amount_format'] } });
  const bounds = { min: formatMoney(BOUNDS.min * unitMinor, scale), max: formatMoney(BOUNDS.max * unitMinor, scale), currency };
  const refuse = (code: FailureCode): Failure => new Failure(code, { fields: { amount: [code] }, args: bounds, accepted: bounds });
  if (amount.value < BOUNDS.min * unitMinor) throw refuse('amount_too_low');
  if (amount.value > BOUNDS.max * unitMinor) throw refuse('amount_too_high');
  return amount.value;
}

/** S198 ends: in the browser that began it and no other, once. */
export const finishPayAndPlay =
  ({ platform, hash, session }: PayAndPlayDeps): Handler<'finishPayAndPlay'> =>
  async ({ body }, caller, reply) => {
    const order = await readOrder(platform.pool, body.order_id);
    const name = cookieName(COOKIE, platform.config.publicUrl.protocol === 'https:');
    const browser = parseCookies(caller.message.header('cookie')).get(name) ?? '';
    if (!order || !isSameHash(order.browser_hash, hash(`order ${browser}`))) throw new Failure('step_ended');
    if (order.status === 'begun' || order.status === 'identified') return { status: 'waiting' };
    if (order.status === 'refused') throw new Failure(order.refused === 'under_age' ? 'under_age' : 'account_blocked');
    if (order.player_id === null || !(await writeSignedIn(platform.pool, order.id))) throw new Failure('step_ended');
    const answer = await session.signIn(order.player_id, 'bank', caller, reply);
    if (answer.step !== 'signed-in') throw new Failure('step_ended');
    const { userId, token, expiresAt } = answer;
    reply.clearCookie(COOKIE);
    return {
      status: 'signed-in',
      userId,
      login: userId,
      password: null,
      token,
      expiresAt,
      currency: order.currency,
      isNew: order.is_new ?? false,
    };
  };

/** The bank's word, believed only with its signature, and without effect when it comes again. */
export const payAndPlayWebhook =
  (deps: PayAndPlayDeps, key: Uint8Array): Handler<'payAndPlayWebhook'> =>
  async ({ body }, { message }) => {
    const signed = { timestamp: message.header('x-timestamp'), signature: message.header('x-signature'), body: message.text };
    if (!verifyWebhook(key, signed, deps.platform.clock.now())) throw new Failure('forbidden');
    const playerId = await take();
    return { received: true, userId: playerId === null ? null : String(playerId) };

    function take(): Promise<bigint | null> {
      switch (body.event) {
        case 'identity':
          return handleIdentified(deps, body.orderId, body.person);
        case 'paid':
          return handlePaid(deps, body.orderId, body);
        case 'cancelled':
          return handleCancelled(deps, body.orderId);
      }
    }
  };
