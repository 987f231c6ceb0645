import type { TestPlayer } from '../../../server/tests/harness/test-player.ts';
import type { ScriptedSite } from '../scripted-site.ts';

/** As if a player's documents had been looked at and found good. */
export async function identify({ world }: ScriptedSite, { id }: TestPlayer): Promise<void> {
  await world.platform.pool.query(
    "insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents')",
    [id],
  );
}
