import { MAX_OPEN_TICKETS } from '@touchline/contract/support/enums';
import type pg from 'pg';
import { Failure } from '#platform/http/failure';
import { readRunningCount } from './support.store.ts';

/** Throws Failure `support_full` where as many requests run as may. */
export async function requireRoom(client: pg.PoolClient, playerId: bigint): Promise<void> {
  if ((await readRunningCount(client, playerId)) >= MAX_OPEN_TICKETS) throw new Failure('support_full');
}
