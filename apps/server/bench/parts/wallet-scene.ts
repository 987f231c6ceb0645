import { randomUUID, sign } from 'node:crypto';
import { invariant } from '@touchline/kernel/invariant';
import { houseAccount } from '@touchline/ledger/account';
import { writeLaunch } from '../../src/features/provider-games/launch.store.ts';
import { issueLaunchToken } from '../../src/features/provider-games/launch-token.ts';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import { PROVIDER_PRIVATE_KEY, startFakeGameProvider } from '../../tests/harness/fakes/fake-game-provider.ts';
import type { BettingBench } from './betting-bench.ts';

/** Players at a game of a provider whose messages are signed, and what they are measured against. */
export interface WalletScene {
  /** So many bets of 1.00, signed beforehand: what signing costs is the provider's. */
  requests(count: number): readonly string[];
  /** A posting of 1.00 between a player's account and the provider's, under the account's lock, in one statement: what no wallet can do without. */
  readonly script: string;
  close(): Promise<void>;
}

const GAME = 'slot';
const STAKE_WIRE = 100_000;

/** Brings a provider in and opens its game for every player of the bench. */
export async function openWalletScene({ app, platform, players, port }: BettingBench): Promise<WalletScene> {
  const provider = await startFakeGameProvider();
  const { providerGames, session, wallet } = app.features;
  await providerGames.addProvider(provider.hub88);
  const tokens: string[] = [];
  for (const { playerId, accountId, token } of players) {
    const signedIn = await session.readToken(token, 'service');
    invariant(signedIn, 'a player of the bench is signed in');
    const { sessionId } = signedIn;
    tokens.push(
      await inTransaction(platform.pool, async (client) => {
        const launch = { provider: provider.hub88.code, game: GAME, playerId, accountId, currency: 'EUR', sessionId };
        return issueLaunchToken(client, await writeLaunch(client, launch));
      }),
    );
  }
  const house = await wallet.getOrCreateAccount(platform.pool as never, houseAccount('house-provider', 'EUR'));
  const [, first] = players;
  invariant(first, 'two players');
  return {
    requests: (count) => Array.from({ length: count }, (_, n) => requestOf(port, tokens[n % tokens.length] ?? '')),
    script: `\\set n random(0, ${players.length - 2})
select p.place from (select id from ledger_account where id = ${first.accountId} + :n for update) a,
  ledger_post(array[gen_random_uuid()::text], array['round-stake'], array[1, 1], array[a.id, ${house}], array[-100, 100]) p;
`,
    close: () => provider.close(),
  };
}

function requestOf(port: number, token: string): string {
  const body = JSON.stringify({
    token,
    request_uuid: randomUUID(),
    transaction_uuid: randomUUID(),
    round: randomUUID(),
    round_closed: false,
    game_code: GAME,
    currency: 'EUR',
    amount: STAKE_WIRE,
    is_free: false,
  });
  const signature = sign('sha256', Buffer.from(body), PROVIDER_PRIVATE_KEY).toString('base64');
  return `POST /seamless/caleta/transaction/bet HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nX-Hub88-Signature: ${signature}\r\nContent-Type: application/json\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}
