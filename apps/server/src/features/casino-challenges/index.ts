import type { CASINO_CHALLENGE_CALLS } from '@touchline/contract/casino-challenges/calls';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { casinoChallenges } from './calls/casino-challenges.ts';
import { casinoStartChallenges } from './calls/casino-start-challenges.ts';
import type { CasinoChallengesDeps } from './casino-challenges-deps.ts';
import { challengeConsumer } from './challenge-consumer.ts';

/** Three tasks a day, which players take up if they like, with points as rewards. */
export function createCasinoChallengesFeature(
  platform: Platform,
  featureDeps: Omit<CasinoChallengesDeps, 'platform'>,
): Feature<keyof typeof CASINO_CHALLENGE_CALLS> {
  const deps: CasinoChallengesDeps = { platform, ...featureDeps };
  platform.events.consume(challengeConsumer(deps));
  return { handlers: { casinoChallenges: casinoChallenges(deps), casinoStartChallenges: casinoStartChallenges(deps) } };
}
