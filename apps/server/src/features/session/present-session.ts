import type { SessionView } from '@touchline/contract/session';
import type { z } from 'zod';
import { decideDevice } from './decide-device.ts';
import type { SessionRow } from './session.store.ts';

export const presentSession = (row: SessionRow, currentId: string): z.infer<typeof SessionView> => ({
  id: row.id,
  current: row.id === currentId,
  ...decideDevice(row.user_agent),
  ip: row.ip,
  method: row.method,
  startedAt: row.created_at.getTime(),
  seenAt: row.last_seen_at.getTime(),
});
