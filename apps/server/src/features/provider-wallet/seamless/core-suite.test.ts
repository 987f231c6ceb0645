import { nanoid } from 'nanoid';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SeamlessApp, startSeamlessApp } from '../../../../tests/harness/seamless/seamless-app.ts';
import { launch } from '../../../../tests/harness/seamless/seamless-clients.ts';
import { Failure } from '../../../platform/http/failure.ts';
import { createSeamlessWallet, type SeamlessBet, type SeamlessMoved, type SeamlessWallet } from './seamless-wallet.ts';
import type { Seat } from './seats.ts';

/**
 * The 42 cases of the public Red Tiger suite in the sense of the one wallet: stake, payout, refund, and their promotional kinds, which are staked from
 * bonuses. Its token for reconciliation is here a seat whose session has ended: nothing is staked with it, everything is paid.
 */

const START = 100_000n;
const BONUS = 5_000n;
const TEN = 1_000n;

let app: SeamlessApp;
let wallet: SeamlessWallet;
beforeAll(async () => {
  app = await startSeamlessApp();
  const { platform, app: running } = app.test;
  wallet = createSeamlessWallet({ platform, providerGames: running.features.providerGames });
});
afterAll(async () => {
  expect(await app.close()).toEqual([]);
});

/** A player at the slot who has money, and a bonus where it is asked for. */
async function take(bonus?: bigint) {
  const { player, client } = await app.atSlot(bonus === undefined ? {} : { bonus });
  const seat = await wallet.seat('caleta', { token: client.token });
  return { player, seat, token: client.token, reconciled: { ...seat, isOpen: false } satisfies Seat };
}
/** The balance after it, or why not. */
async function says(work: Promise<SeamlessMoved>): Promise<bigint | string> {
  try {
    return (await work).balanceMinor;
  } catch (error) {
    if (error instanceof Failure) return error.code;
    throw error;
  }
}
const stakeOf = (more: Partial<SeamlessBet> = {}): SeamlessBet => ({
  transaction: nanoid(),
  round: nanoid(),
  game: 'slot',
  amountMinor: TEN,
  isFree: false,
  closes: false,
  ...more,
});
const bet = (seat: Seat, more: Partial<SeamlessBet> = {}) => says(wallet.bet(seat, stakeOf(more)));
const win = (seat: Seat, round: string, more: { amountMinor?: bigint; transaction?: string; closes?: boolean } = {}) =>
  says(
    wallet.win(seat, {
      transaction: nanoid(),
      round,
      game: 'slot',
      amountMinor: TEN,
      jackpotMinor: 0n,
      bet: undefined,
      closes: false,
      ...more,
    }),
  );
const refund = (seat: Seat, original: string, round?: string) =>
  says(wallet.rollback(seat, { transaction: `refund-${original}`, original, round, closes: false }));
const prize = (seat: Seat, more: { transaction?: string; amountMinor?: bigint } = {}) =>
  says(wallet.promoWin(seat, { transaction: nanoid(), amountMinor: TEN, ...more }));
/** Why there is no seat. */
const noSeat = async (said: { token: string; user?: string; currency?: string }): Promise<string> => {
  const found = await wallet.seat('caleta', said).catch((error: unknown) => error);
  return found instanceof Failure ? found.code : 'a seat';
};
const INVALID = 'SomeInvalidToken-Still-needs-to-be-long';

describe('who plays', () => {
  it('a token is given for a user', async () => {
    const { token } = await launch(await app.test.player({ deposit: '1.00' }), 'caleta', 'slot');
    expect(token).not.toBe('');
  });
  it('a valid token is a seat with its money', async () => {
    const { seat } = await take();
    expect([seat.isOpen, await wallet.balance(seat)]).toEqual([true, START]);
  });
  it('an invalid token is none', async () => expect(await noSeat({ token: INVALID })).toBe('token_not_authenticated'));
});

describe('stakes', () => {
  it('a stake', async () => expect(await bet((await take()).seat)).toBe(START - TEN));
  it('a stake with an existing transaction id is taken once, and answered the same', async () => {
    const { seat } = await take();
    const stake = stakeOf();
    for (let i = 0; i < 2; i++) expect(await says(wallet.bet(seat, stake))).toBe(START - TEN);
    expect(await wallet.balance(seat)).toBe(START - TEN);
  });
  it('a stake of an invalid user id', async () => {
    const { token } = await take();
    expect(await noSeat({ token, user: 'invalid-user' })).toBe('token_not_authenticated');
  });
  it('a stake in an invalid currency', async () => {
    const { token } = await take();
    expect(await noSeat({ token, currency: 'FIM' })).toBe('currency_wrong');
  });
  it('a negative stake', async () => {
    const { seat } = await take();
    expect(await bet(seat, { amountMinor: -TEN })).toBe('amount_format');
    expect(await wallet.balance(seat)).toBe(START);
  });
  it('a stake greater than the balance', async () =>
    expect(await bet((await take()).seat, { amountMinor: START + 100n })).toBe('insufficient_funds'));
  it('a stake of 0', async () => expect(await bet((await take()).seat, { amountMinor: 0n })).toBe(START));
  it('several stakes in one round', async () => {
    const { seat } = await take();
    const round = nanoid();
    expect([await bet(seat, { round }), await bet(seat, { round })]).toEqual([START - TEN, START - 2n * TEN]);
  });
  it('several stakes in one round after its payout ended it', async () => {
    const { seat } = await take();
    const round = nanoid();
    await bet(seat, { round });
    expect(await win(seat, round, { closes: true })).toBe(START);
    expect(await bet(seat, { round })).toBe('round_closed');
  });
  it('a stake with the token of reconciliation', async () => expect(await bet((await take()).reconciled)).toBe('session_expired'));
  it('a stake with a promotion: bonus and own money together', async () => {
    const { seat, player } = await take(BONUS);
    expect(await bet(seat, { amountMinor: START + TEN })).toBe(BONUS - TEN);
    expect(await player.balanceMinor()).toBe(0n);
  });
});

describe('payouts', () => {
  it('a payout', async () => {
    const { seat } = await take();
    const round = nanoid();
    await bet(seat, { round });
    expect(await win(seat, round)).toBe(START);
  });
  it('a payout with an existing id is paid once, and answered the same', async () => {
    const { seat } = await take();
    const [round, transaction] = [nanoid(), nanoid()];
    await bet(seat, { round });
    for (let i = 0; i < 2; i++) expect(await win(seat, round, { transaction })).toBe(START);
    expect(await wallet.balance(seat)).toBe(START);
  });
  it('a payout with the token of reconciliation', async () => {
    const { seat, reconciled } = await take();
    const round = nanoid();
    await bet(seat, { round });
    expect(await win(reconciled, round)).toBe(START);
  });
  it('a payout of an invalid user id', async () => {
    const { token } = await take();
    expect(await noSeat({ token, user: '0' })).toBe('token_not_authenticated');
  });
  it('a payout of another user, with the token of reconciliation: no round of theirs', async () => {
    const [one, other] = [await take(), await take()];
    const round = nanoid();
    await bet(one.seat, { round });
    expect(await win(other.reconciled, round)).toBe('round_unknown');
  });
  it('a payout in an invalid currency', async () => {
    const { token } = await take();
    expect(await noSeat({ token, currency: 'USD' })).toBe('currency_wrong');
  });
  it('a negative payout', async () => {
    const { seat } = await take();
    const round = nanoid();
    await bet(seat, { round });
    expect(await win(seat, round, { amountMinor: -TEN })).toBe('amount_format');
    expect(await wallet.balance(seat)).toBe(START - TEN);
  });
  it('a payout with an invalid token', async () => expect(await noSeat({ token: `${INVALID}!` })).toBe('token_not_authenticated'));
  it('a payout with a promotion: to each purse what it staked', async () => {
    const { seat, player } = await take(BONUS);
    const round = nanoid();
    await bet(seat, { round, amountMinor: START + BONUS });
    expect(await win(seat, round, { amountMinor: START + BONUS })).toBe(START + BONUS);
    expect(await player.balanceMinor()).toBe(START);
  });
});

describe('refunds', () => {
  it('a refund', async () => {
    const { seat } = await take();
    const stake = stakeOf();
    await wallet.bet(seat, stake);
    expect(await refund(seat, stake.transaction, stake.round)).toBe(START);
  });
  it('a refund gives back what was staked, whatever else is said', async () => {
    const { seat } = await take();
    const stake = stakeOf({ amountMinor: 4_700n });
    await wallet.bet(seat, stake);
    expect(await refund(seat, stake.transaction)).toBe(START);
  });
  it('a refund of a transaction that never came moves nothing, and keeps it from coming', async () => {
    const { seat } = await take();
    const stake = stakeOf();
    const done = await wallet.rollback(seat, { transaction: nanoid(), original: stake.transaction, round: stake.round, closes: false });
    expect(done).toEqual({ balanceMinor: START, wasTaken: false });
    expect(await says(wallet.bet(seat, stake))).toBe('transaction_cancelled');
  });
  it('a refund of a free stake, as any other', async () => {
    const { seat } = await take(BONUS);
    const stake = stakeOf({ isFree: true });
    await wallet.bet(seat, stake);
    expect(await refund(seat, stake.transaction)).toBe(START + BONUS);
  });
  it('a refund of what is refunded does nothing more', async () => {
    const { seat } = await take();
    const stake = stakeOf();
    await wallet.bet(seat, stake);
    for (let i = 0; i < 2; i++) expect(await refund(seat, stake.transaction, stake.round)).toBe(START);
    expect(await says(wallet.rollback(seat, { transaction: nanoid(), original: stake.transaction, round: undefined, closes: false }))).toBe(
      START,
    );
  });
  it('a refund with an invalid token', async () => expect(await noSeat({ token: `${INVALID}?` })).toBe('token_not_authenticated'));
});

describe('free stakes', () => {
  it('a free stake', async () => {
    const { seat, player } = await take(BONUS);
    expect(await bet(seat, { isFree: true })).toBe(START + BONUS - TEN);
    expect(await player.balanceMinor()).toBe(START);
  });
  it('a negative free stake', async () =>
    expect(await bet((await take(BONUS)).seat, { isFree: true, amountMinor: -TEN })).toBe('amount_format'));
  it('a free stake with an invalid token', async () => expect(await noSeat({ token: 'x' })).toBe('token_not_authenticated'));
  it('a free stake with a used transaction id is taken once, and answered the same', async () => {
    const { seat } = await take(BONUS);
    const stake = stakeOf({ isFree: true });
    for (let i = 0; i < 2; i++) expect(await says(wallet.bet(seat, stake))).toBe(START + BONUS - TEN);
    expect(await wallet.balance(seat)).toBe(START + BONUS - TEN);
  });
  it('a refund of a free stake goes back to the bonus', async () => {
    const { seat, player } = await take(BONUS);
    const stake = stakeOf({ isFree: true });
    await wallet.bet(seat, stake);
    expect(await refund(seat, stake.transaction, stake.round)).toBe(START + BONUS);
    expect(await player.balanceMinor()).toBe(START);
  });
  it('a refund of a free stake with an invalid token', async () => expect(await noSeat({ token: '' })).toBe('token_not_authenticated'));
  it('a refund of a free stake that never came', async () => {
    const { seat } = await take(BONUS);
    expect(await wallet.rollback(seat, { transaction: nanoid(), original: nanoid(), round: undefined, closes: false })).toEqual({
      balanceMinor: START + BONUS,
      wasTaken: false,
    });
  });
  it('a free stake in an invalid currency', async () => {
    const { token } = await take(BONUS);
    expect(await noSeat({ token, currency: 'USD' })).toBe('currency_wrong');
  });
});

describe('prizes', () => {
  it('a promotional payout of a free round', async () => {
    const { seat } = await take(BONUS);
    const round = nanoid();
    await bet(seat, { isFree: true, round });
    expect(await win(seat, round)).toBe(START + BONUS);
  });
  it('a prize with the token of reconciliation, without a round', async () =>
    expect(await prize((await take()).reconciled)).toBe(START + TEN));
  it('a prize with a used transaction id is paid once, and answered the same', async () => {
    const { seat } = await take();
    const transaction = nanoid();
    for (let i = 0; i < 2; i++) expect(await prize(seat, { transaction })).toBe(START + TEN);
    expect(await wallet.balance(seat)).toBe(START + TEN);
    expect(await prize(seat, { transaction, amountMinor: 1n })).toBe('transaction_reused');
  });
  it('a prize with an invalid token', async () => expect(await noSeat({ token: `${INVALID}.` })).toBe('token_not_authenticated'));
  it('a prize in an invalid currency', async () => {
    const { token } = await take();
    expect(await noSeat({ token, currency: 'DOUBLOONS' })).toBe('currency_wrong');
  });
});

describe('the one wallet besides', () => {
  it('a win names its bet: of this player, in this round, taken, not taken back, in this game', async () => {
    const [one, other] = [await take(), await take()];
    const stake = stakeOf();
    await wallet.bet(one.seat, stake);
    const won = {
      transaction: nanoid(),
      round: stake.round,
      game: 'slot',
      amountMinor: TEN,
      jackpotMinor: 0n,
      bet: stake.transaction,
      closes: false,
    };
    expect(await says(wallet.win(other.seat, won))).toBe('transaction_unknown');
    expect(await says(wallet.win(one.seat, { ...won, round: nanoid() }))).toBe('transaction_unknown');
    expect(await says(wallet.win(one.seat, { ...won, game: 'other' }))).toBe('game_unknown');
    expect(await says(wallet.win(one.seat, { ...won, bet: nanoid() }))).toBe('transaction_unknown');
    expect(await says(wallet.win(one.seat, won))).toBe(START);
    expect(await refund(other.seat, stake.transaction)).toBe('rollback_refused');
    expect(await refund(one.seat, stake.transaction, nanoid())).toBe('rollback_refused');
  });
  it('a round is ended once, and takes nothing more', async () => {
    const { seat } = await take();
    const round = nanoid();
    expect(await says(wallet.close(seat, round))).toBe('round_unknown');
    await bet(seat, { round });
    for (let i = 0; i < 2; i++) expect(await says(wallet.close(seat, round))).toBe(START - TEN);
    expect(await win(seat, round)).toBe('round_closed');
  });
  it('a game that is switched off takes no stake and pays its wins; a repeat is answered as it was', async () => {
    const { seat } = await take();
    const [stake, operator] = [stakeOf(), await app.test.operator(['content'])];
    await wallet.bet(seat, stake);
    const turn = (on: boolean) =>
      operator.request({
        method: 'POST',
        url: '/operator-api/game-providers/switch',
        payload: { provider: 'caleta', game: 'slot', on, reason: 'For a test of the switch' },
      });
    expect((await turn(false)).statusCode).toBe(200);
    expect(await bet(seat)).toBe('game_unavailable');
    expect(await says(wallet.bet(seat, stake))).toBe(START - TEN);
    expect(await win(seat, stake.round)).toBe(START);
    expect((await turn(true)).statusCode).toBe(200);
    expect(await bet(seat)).toBe(START - TEN);
  });
});
