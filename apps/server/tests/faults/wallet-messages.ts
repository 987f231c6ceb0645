import { sign } from 'node:crypto';
import type { Random } from '@touchline/kernel/random';
import { PROVIDER_PRIVATE_KEY } from '../harness/fakes/fake-game-provider.ts';

/** A message of a provider, signed once and sent any number of times: every delivery is the same bytes. */
export interface WalletMessage {
  readonly act: 'bet' | 'win' | 'rollback';
  /** The place of the player among those who play. */
  readonly player: number;
  readonly name: string;
  /** The bet that a rollback takes back. */
  readonly original: string | null;
  readonly amountMinor: bigint;
  readonly text: string;
  readonly signature: string;
}

/** A unit of the wire is 1/100,000 of a unit of money. */
const WIRE_PER_MINOR = 1_000n;
const MAX_STAKE_MINOR = 5_000;

/**
 * The messages of so many rounds of players who are known by these tokens: one bet or two in a round, then a win, a rollback, both or nothing; some
 * rounds end with it. Names begin with `prefix`.
 */
export function drawMessages(random: Random, tokens: readonly string[], prefix: string, rounds: number): WalletMessage[] {
  const messages: WalletMessage[] = [];
  for (let n = 0; n < rounds; n += 1) {
    const player = random.int(tokens.length);
    const round = `${prefix}-${n}`;
    const add = (act: WalletMessage['act'], original: string | null, minor: number, closes: boolean): string => {
      const name = `${round}-${act}-${messages.length}`;
      const amountMinor = BigInt(minor);
      const text = JSON.stringify({
        token: tokens[player],
        request_uuid: name,
        transaction_uuid: name,
        game_code: 'slot',
        round,
        round_closed: closes,
        ...(original === null ? {} : { reference_transaction_uuid: original }),
        ...(act === 'rollback' ? {} : { currency: 'EUR', amount: Number(amountMinor * WIRE_PER_MINOR), is_free: false }),
      });
      const signature = sign('sha256', Buffer.from(text), PROVIDER_PRIVATE_KEY).toString('base64');
      messages.push({ act, player, name, original: act === 'rollback' ? original : null, amountMinor, text, signature });
      return name;
    };
    const first = add('bet', null, random.int(MAX_STAKE_MINOR), false);
    const last = random.chance(0.2) ? add('bet', null, random.int(MAX_STAKE_MINOR), false) : first;
    if (random.chance(0.7)) add('win', last, random.int(2 * MAX_STAKE_MINOR), random.chance(0.6));
    for (const bet of [first, last]) if (random.chance(0.2)) add('rollback', bet, 0, random.chance(0.2));
  }
  return messages;
}

/** Deliveries of messages in any order: each is lost, comes once or comes again up to three times. */
export function drawDeliveries<T>(random: Random, messages: readonly T[]): T[] {
  const deliveries = messages.flatMap((message) => Array.from({ length: random.chance(0.1) ? 0 : 1 + random.int(4) }, () => message));
  for (let last = deliveries.length - 1; last > 0; last -= 1) {
    const other = random.int(last + 1);
    [deliveries[last], deliveries[other]] = [deliveries[other] as T, deliveries[last] as T];
  }
  return deliveries;
}
