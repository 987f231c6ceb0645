import { eventStreamSocket } from '@touchline/client/push/event-stream-socket';
import { browserInflate } from '@touchline/client/push/inflate';
import { createPushClient, type PushClient, type PushStatus } from '@touchline/client/push/push-client';

/** The stream of this page's site; nothing is opened before something is followed. */
export function openStream(onStatus: (status: PushStatus) => void): PushClient {
  const inflate = browserInflate();
  return createPushClient({
    url: `${location.origin.replace(/^http/, 'ws')}/push`,
    WebSocket,
    onStatus,
    Fallback: eventStreamSocket(`${location.origin}/push/events`, EventSource),
    ...(inflate ? { inflate } : {}),
  });
}
