import { nanoid } from 'nanoid';
import { grant } from '../../../src/features/wallet/grant.ts';
import { readConfig } from '../../../src/platform/config.ts';
import { inTransaction } from '../../../src/platform/db/in-transaction.ts';
import { type FakeGameProvider, startFakeGameProvider } from '../fakes/fake-game-provider.ts';
import { startTestApp, type TestApp } from '../test-app.ts';
import type { NewTestPlayer, TestPlayer } from '../test-player.ts';
import { createHub88Client, createOneWalletClient, type Hub88Client, launch, type OneWalletClient } from './seamless-clients.ts';

/** The server with two providers of games, one of each dialect. */
export interface SeamlessApp {
  readonly test: TestApp;
  readonly provider: FakeGameProvider;
  /** A player at the Hub88 provider's slot. */
  atSlot(
    options?: NewTestPlayer & { readonly bonus?: bigint; readonly spelling?: 'hub88' | 'caleta' },
  ): Promise<{ player: TestPlayer; client: Hub88Client; launchId: string }>;
  /** A player at the One Wallet provider's table, as its check found them. */
  atTable(player?: TestPlayer): Promise<{ player: TestPlayer; client: OneWalletClient; firstSid: string }>;
  block(player: TestPlayer): Promise<void>;
  exclude(player: TestPlayer): Promise<void>;
  /** Checks the ledger and ends. Gives its faults. */
  close(): Promise<readonly string[]>;
}

export async function startSeamlessApp(): Promise<SeamlessApp> {
  const provider = await startFakeGameProvider();
  const test = await startTestApp({ roles: ['api'], config: { gameProviders: readConfig({}, []).gameProviders } });
  const { providerGames, wallet, account } = test.app.features;
  await providerGames.addProvider(provider.hub88);
  await providerGames.addProvider(provider.oneWallet);
  return {
    test,
    provider,
    async atSlot({ bonus, spelling = 'caleta', ...options } = {}) {
      const player = await test.player({ deposit: '1000.00', ...options });
      if (bonus !== undefined)
        await inTransaction(test.platform.pool, (on) =>
          grant(on, { source: 'test', externalId: nanoid(), playerId: player.id, currency: 'EUR', amountMinor: bonus }),
        );
      const { token, launchId } = await launch(player, 'caleta', 'slot');
      return { player, launchId, client: createHub88Client(test, { token, spelling }) };
    },
    async atTable(known) {
      const player = known ?? (await test.player({ deposit: '1000.00' }));
      const { token } = await launch(player, 'live', 'table');
      const client = createOneWalletClient(test, { sid: token, userId: String(player.accountId) });
      await client.check();
      return { player, client, firstSid: token };
    },
    async block({ id }) {
      const block = { scope: 'login', reason: 'For a test of the wallet.', until: null } as const;
      await inTransaction(test.platform.pool, (on) => account.writeBlocked(on, id, block));
    },
    async exclude({ id }) {
      await test.platform.pool.query("update player set self_excluded_until = now() + interval '1 day' where id = $1", [id]);
    },
    async close() {
      await wallet.sealLedger();
      const { faults } = await wallet.checkLedger();
      await test.close();
      await provider.close();
      return faults;
    },
  };
}
