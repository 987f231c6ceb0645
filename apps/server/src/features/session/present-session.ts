import type { SessionView } from '@touchline/contract/session/calls';
import type { z } from 'zod';
import { readDevice } from '#platform/auth/device';
import type { SessionRow } from './session-client.ts';

export const presentSession = (row: SessionRow, currentId: string): z.infer<typeof SessionView> => {
  const { name: browser, system } = readDevice(row.user_agent);
  return {
    id: row.id,
    current: row.id === currentId,
    browser,
    system,
    ip: row.ip,
    method: row.method,
    startedAt: row.created_at.getTime(),
    seenAt: row.last_seen_at.getTime(),
  };
};
