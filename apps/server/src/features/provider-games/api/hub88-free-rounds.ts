import { moneyText } from '@touchline/catalogue/money-text';
import { z } from 'zod';
import { jsonNumber } from '#platform/http/exact-json';
import { askSigned, type SignedProvider } from './hub88-api.ts';
import type { FreeRoundApi } from './provider-api.ts';

/** A unit of money is 100,000 of the wire's. */
const WIRE_SCALE = 5;

const Reward = z.object({ reward_uuid: z.string() });

/** An amount in the wire's units: the decimals of the currency filled up to its scale. */
function wireOf(minor: bigint, currency: string) {
  const [whole = '0', cents = ''] = moneyText(minor, currency).split('.');
  return jsonNumber(String(BigInt(whole + cents.slice(0, WIRE_SCALE).padEnd(WIRE_SCALE, '0'))));
}

/** Rewards of the Hub88 contract: the name is ours, and the provider's messages about the rounds bear it as `reward_uuid`. */
export function createHub88FreeRounds(provider: SignedProvider): FreeRoundApi {
  const { operatorId: operator_id } = provider;
  return {
    async give({ reward: reward_uuid, user, game: game_code, currency, stakeMinor, rounds: bet_count, endsAt }) {
      const bet_value = wireOf(stakeMinor, currency);
      const reward = { operator_id, reward_uuid, user, game_code, currency, bet_count, bet_value, end_time: endsAt.toISOString() };
      await askSigned(provider, 'rewards/create', reward, Reward);
    },
    async takeBack(reward_uuid) {
      await askSigned(provider, 'rewards/cancel', { operator_id, reward_uuid }, Reward);
    },
  };
}
