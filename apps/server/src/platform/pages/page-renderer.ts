import type { FeedSilence } from '@touchline/contract/push/messages';
import { isDatabaseDown } from '../db/db.ts';
import type { InProcessCall } from '../http/call-runner.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../http/handler.ts';
import type { Admission } from '../rates/admission.ts';
import { asReader } from '../rates/database-pools.ts';
import type { Maintenance } from '../rates/maintenance.ts';
import { createTurns } from '../rates/turns.ts';
import type { PageHandler, SiteLook } from './page-services.ts';
import type { Page } from './send-page.ts';

/** Parts that pages are rendered with. */
export interface PageRendererParts {
  readonly call: InProcessCall;
  readonly admission: Admission;
  readonly readSilence: () => FeedSilence | null;
  readonly readLook: (caller: Caller) => SiteLook;
  readonly isAuthRequired: (caller: Caller) => boolean;
}

/** How one page is rendered: `nonce` for its scripts, `now` in epoch ms. */
export interface PageRendering {
  readonly nonce: string;
  readonly maintenance: Maintenance | null;
  readonly now: number;
}

/** Renders a page for a caller. Throws Failure `unavailable` without a build of the site, and under overload. */
export type RenderPage = (request: Request, caller: Caller, rendering: PageRendering) => Promise<Page>;

/** `load`: the site's own handler, undefined where it is not built. */
export function createPageRenderer(
  { call, admission, readSilence, readLook, isAuthRequired }: PageRendererParts,
  load: () => Promise<PageHandler | undefined>,
): RenderPage {
  const nextTurn = createTurns();
  return async (request, caller, { nonce, maintenance, now }) => {
    const handler = await load();
    if (!handler) throw new Failure('unavailable');
    const leave = await admission.enter(caller.player ? 'player-page' : 'guest-page');
    try {
      const response = await asReader(() =>
        handler(request, {
          async call(key, input) {
            await nextTurn();
            return call(key, input, caller).catch((error: unknown) => {
              // A page that may be asked for again in a moment is no broken one.
              throw isDatabaseDown(error) ? new Failure('unavailable') : error;
            });
          },
          player: caller.player && { id: String(caller.player.id) },
          language: caller.language,
          nonce,
          now,
          publicOrigin: caller.brand.publicUrl.origin,
          brand: caller.brand.name,
          look: readLook(caller),
          silence: readSilence(),
          maintenance,
          signInFirst: maintenance === null && isAuthRequired(caller),
          nextTurn,
        }),
      );
      return { status: response.status, headers: response.headers, body: Buffer.from(await response.arrayBuffer()) };
    } finally {
      leave();
    }
  };
}
