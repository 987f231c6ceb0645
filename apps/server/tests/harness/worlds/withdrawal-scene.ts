import { randomUUID } from 'node:crypto';
import { postStake } from '@touchline/ledger/postings';
import { expect } from 'vitest';
import { getOrCreateSecret } from '../../../src/platform/auth/secrets.ts';
import { signWebhook } from '../../../src/platform/auth/webhook-signature.ts';
import { inTransaction } from '../../../src/platform/db/in-transaction.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { NewTestPlayer, TestPlayer } from '../test-player.ts';

export const CARD = '4242 4242 4242 4242';

/** A server whose players withdraw, with the provider that pays them. Jobs stand still: a test says when they run. */
export class WithdrawalScene {
  readonly test: TestApp;
  /** Of the provider's word. */
  readonly #key: Uint8Array;

  constructor(test: TestApp, key: Uint8Array) {
    this.test = test;
    this.#key = key;
  }

  query(text: string, values: unknown[] = []) {
    return this.test.platform.pool.query(text, values);
  }

  async identify({ id }: TestPlayer): Promise<void> {
    await this.query(
      "insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents') on conflict (player_id) do update set status = 'verified'",
      [id],
    );
  }
  /** Stakes money away and wins nothing: what was paid in counts as played. */
  async stake({ id }: TestPlayer, amountMinor: bigint): Promise<void> {
    const { wallet } = this.test.app.features;
    await inTransaction(this.test.platform.pool, async (client) => {
      await wallet.lockPlayerAccounts(client, id, 'EUR');
      const of = { key: `stake-${randomUUID()}`, playerId: id, currency: 'EUR' };
      await wallet.postTransaction(client, postStake(of, { netStakeMinor: amountMinor, taxMinor: 0n }, 'player-main'));
    });
  }
  /** Identified, with money that was won: paid in and played by nobody. */
  async winner(amount: string, options: NewTestPlayer = {}): Promise<TestPlayer> {
    const player = await this.test.player({ ...options, deposit: amount });
    await this.identify(player);
    await this.ageDeposits(player);
    return player;
  }
  /** As if the player's deposits were older than the rule of play looks. */
  async ageDeposits({ accountId }: TestPlayer): Promise<void> {
    // The ledger's rows are permanent.
    await this.query('alter table ledger_transaction disable trigger permanent');
    await this.query(
      `update ledger_transaction set created_at = now() - interval '91 days' where kind = 'deposit'
       and id in (select transaction_id from ledger_entry where account_id = $1)`,
      [accountId],
    );
    await this.query('alter table ledger_transaction enable trigger permanent');
  }

  ask(player: TestPlayer, body: object = {}) {
    return player.request({
      method: 'POST',
      url: '/web-api/withdrawals',
      payload: { method: 'card', amount: '25.00', key: randomUUID(), destination: CARD, ...body },
    });
  }
  /** Expects that it was taken; its id. */
  async asked(player: TestPlayer, body: object = {}): Promise<string> {
    const reply = await this.ask(player, body);
    expect(reply.statusCode, reply.body).toBe(200);
    return reply.json().data.id;
  }
  /** Asked for, and told to the provider. */
  async sent(player: TestPlayer, body: object = {}): Promise<string> {
    const id = await this.asked(player, body);
    await this.advance();
    expect(await this.status(player, id)).toBe('sent');
    return id;
  }
  cancel(player: TestPlayer, id: string) {
    return player.request({ method: 'POST', url: `/web-api/withdrawals/${id}/cancel` });
  }

  async view(player: TestPlayer, id: string) {
    return (await player.request({ url: `/web-api/payments/${id}` })).json().data;
  }
  async status(player: TestPlayer, id: string): Promise<string> {
    return (await this.view(player, id)).status;
  }
  /** The sum set aside for withdrawals under way, in minor units. */
  async held(player: TestPlayer): Promise<bigint> {
    const found = await this.query("select balance_minor from ledger_account where player_id = $1 and kind = 'player-hold'", [player.id]);
    return found.rows[0]?.balance_minor ?? 0n;
  }
  async deduce(player: TestPlayer) {
    return (await player.request({ url: '/web-api/officeapi/getdeducedata' })).json().data;
  }

  /** Brings all withdrawals on by a step. */
  advance() {
    return this.test.app.features.payments.advanceWithdrawals();
  }
  /** How often the provider was told to pay. */
  async orders(id: string): Promise<number> {
    return (await this.query('select count(*)::int as n from sandbox_payout where reference = $1', [id])).rows[0].n;
  }
  /** The provider's word on a withdrawal. */
  say(id: string, said: string, more: object = {}) {
    const body = JSON.stringify({
      eventId: randomUUID(),
      paymentId: id,
      sequence: 2,
      status: said,
      amount: '25.00',
      currency: 'EUR',
      ...more,
    });
    const timestamp = String(Math.floor(Date.now() / 1000));
    const headers = {
      'content-type': 'application/json',
      'x-timestamp': timestamp,
      'x-signature': signWebhook(this.#key, timestamp, body),
    };
    return this.test.request({ method: 'POST', url: '/webhooks/sandbox', headers, payload: body });
  }

  /** Expects that the ledger is without a fault. */
  async close(): Promise<void> {
    expect((await this.test.app.features.wallet.checkLedger()).faults).toEqual([]);
    await this.test.close();
  }
}

export async function startWithdrawalScene(): Promise<WithdrawalScene> {
  const test = await startTestApp({ roles: ['api'], config: { withdrawalPauseHours: 0 } });
  return new WithdrawalScene(test, await getOrCreateSecret(test.platform.pool, 'sandbox-webhook'));
}
