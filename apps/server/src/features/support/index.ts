import type { SUPPORT_CALLS } from '@touchline/contract/support';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { supportChat, supportSay, supportTyping } from './calls/chat.ts';
import { supportClose, supportFile, supportOpen, supportPost, supportThread, supportThreads } from './calls/threads.ts';
import { createDesk } from './desk.ts';
import type { SupportDoors } from './support-deps.ts';

export type { DeskThread } from './desk.ts';

type SupportCalls = Exclude<keyof typeof SUPPORT_CALLS, `operator${string}`>;

/** Requests of players with their threads, and the chat with a consultant. */
export function createSupportFeature(platform: Platform, doors: SupportDoors) {
  const deps = { platform, ...doors };
  return {
    handlers: {
      supportThreads: supportThreads(deps),
      supportThread: supportThread(deps),
      supportOpen: supportOpen(deps),
      supportPost: supportPost(deps),
      supportClose: supportClose(deps),
      supportFile: supportFile(deps),
      supportChat: supportChat(deps),
      supportSay: supportSay(deps),
      supportTyping: supportTyping(deps),
    },
    /** For the console. */
    desk: createDesk(deps),
  } satisfies Feature<SupportCalls> & Record<string, unknown>;
}

export type SupportFeature = ReturnType<typeof createSupportFeature>;
