import type { PageCaller } from '../../../shell/api/api-client-context.tsx';
import { toApiFailure } from '../../../shell/api/api-client-context.tsx';
import type { BetApi, SubmitResult } from './place-bet.ts';
import type { BetRejection, BetSubmission } from './placement-store.ts';

type ApiFailure = NonNullable<ReturnType<typeof toApiFailure>>;

/** The failure body as the coupon shows it. */
function toBetRejection({ body }: ApiFailure): BetRejection {
  const [first] = body.errors;
  return { code: body.code, message: first?.detail ?? body.message, leg: first?.leg ?? null, accepted: first?.accepted ?? null };
}

/** 5xx and 429 say nothing about the bet itself: it is sent again under the same guid. */
function answered(error: unknown): ApiFailure | null {
  const rejection = toApiFailure(error);
  return rejection && rejection.status < 500 && rejection.status !== 429 ? rejection : null;
}

async function execute(caller: PageCaller, { type: what, body }: BetSubmission): Promise<SubmitResult> {
  switch (what) {
    case 'bet':
      return { answer: await caller.execute('makeBetWeb', { body }) };
    case 'several':
      return { bets: (await caller.execute('makeBetWebMulti', { body })).bets };
    case 'bid': {
      const { bid, bet } = await caller.execute('makeBetBidWeb', { body });
      if (bid) return { bid };
      if (bet) return { answer: bet };
      throw new TypeError('a bid is answered with a bid or with a bet');
    }
  }
}

/** The betting desk over the real calls. */
export const createBetApi = (caller: PageCaller, now: () => number): BetApi => ({
  async send(errand) {
    try {
      return await execute(caller, errand);
    } catch (error) {
      const rejection = answered(error);
      return rejection ? { refusal: toBetRejection(rejection) } : 'lost';
    }
  },
  async decision(betGuid) {
    try {
      return await caller.execute('betDecision', { params: { betGuid } });
    } catch (error) {
      return answered(error)?.body.code === 'bet_unknown' ? null : 'lost';
    }
  },
  pause: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
  now,
});
