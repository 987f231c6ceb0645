import { randomUUID } from 'node:crypto';
import { moneyText } from '@touchline/catalogue/money-text';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { signWebhook, verifyWebhook } from '#platform/auth/webhook-signature';
import type { Platform } from '#platform/platform';
import { FINAL } from '../next-deposit-status.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { type Payment, readPayment } from '../payments.store.ts';
import { renderSandboxPage } from './sandbox-page.ts';
import { createSandboxPayouts } from './sandbox-payouts.ts';

const WEBHOOK = '/webhooks/sandbox';
const OUTCOMES = { pay: 'paid', decline: 'declined', wait: 'pending' } as const;
const PAGE_POLICY = "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/**
 * A provider of play money in our own process. It behaves as a foreign one: the player pays on its page, and it reports over the
 * signed webhook like anyone else. The page is plain HTML and works without script.
 */
export function createSandbox(platform: Platform, key: Uint8Array): PaymentProvider {
  let local: FastifyInstance | undefined;
  async function report(event: object): Promise<number> {
    const body = JSON.stringify(event);
    const timestamp = String(Math.floor(platform.clock.now() / 1000));
    const headers = { 'content-type': 'application/json', 'x-timestamp': timestamp, 'x-signature': signWebhook(key, timestamp, body) };
    // A process without the calls reports to one that has them.
    if (local) return (await local.inject({ method: 'POST', url: WEBHOOK, headers, payload: body })).statusCode;
    return (await fetch(new URL(WEBHOOK, platform.config.publicUrl), { method: 'POST', headers, body })).status;
  }
  const reportDeposit = (payment: Payment, status: string): Promise<number> =>
    report({
      eventId: randomUUID(),
      paymentId: payment.id,
      sequence: payment.sequence + 1,
      status,
      amount: moneyText(payment.amount_minor, payment.currency),
      currency: payment.currency,
    });
  // The page is for deposits only: its visitors cannot act on withdrawals.
  const readDeposit = async (id: string): Promise<Payment | undefined> => {
    const payment = await readPayment(platform.pool, id);
    return payment?.direction === 'deposit' ? payment : undefined;
  };
  const sendPage = (reply: FastifyReply, payment: Payment | undefined): FastifyReply =>
    reply
      .code(payment ? 200 : 404)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .send(renderSandboxPage(payment));

  return {
    name: 'sandbox',
    payUrl: (paymentId) => `/sandbox-pay/${paymentId}`,
    verify: (message) =>
      verifyWebhook(
        key,
        { timestamp: message.header('x-timestamp'), signature: message.header('x-signature'), body: message.text },
        platform.clock.now(),
      ),
    ...createSandboxPayouts(platform, report),
    routes(server) {
      local = server;
      server.get<{ Params: { id: string } }>('/sandbox-pay/:id', async (request, reply) =>
        sendPage(reply, await readDeposit(request.params.id)),
      );
      server.post<{ Params: { id: string }; Body: { outcome?: unknown } | null }>('/sandbox-pay/:id', async (request, reply) => {
        const payment = await readDeposit(request.params.id);
        const outcome = typeof request.body?.outcome === 'string' ? request.body.outcome : '';
        if (!payment || !Object.hasOwn(OUTCOMES, outcome)) return sendPage(reply, undefined);
        if (!FINAL.has(payment.status)) await reportDeposit(payment, OUTCOMES[outcome as keyof typeof OUTCOMES]);
        const back = payment.return_path ?? '/';
        return reply.redirect(`${back}${back.includes('?') ? '&' : '?'}payment=${payment.id}`, 303);
      });
    },
  };
}
