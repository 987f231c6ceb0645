import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey } from '@touchline/contract/calls';
import type { InjectOptions } from 'fastify';
import { nanoid } from 'nanoid';
import { callRequest } from '../harness/call-request.ts';
import { multipart } from '../harness/fakes/multipart.ts';
import { picture } from '../harness/fakes/picture.ts';
import { wireLegs } from '../harness/worlds/betting-app.ts';
import type { Things } from './owned-things.ts';
import { sampleObject, shapesOf } from './sample-input.ts';

type Values = Readonly<Record<string, unknown>>;

/** Names by which requests are repeated: everybody's may be called so. */
const NOT_OWNED: ReadonlySet<string> = new Set(['key', 'guid', 'betGuid']);

/** A draw of the pools or of a lottery is nobody's own, and no more is a place in a list. */
const EVERYBODYS: ReadonlySet<string> = new Set(['drawId', 'before']);

const after = (id = '0'): string => String(BigInt(id) + 1n);
const coupon = { couponEvents: wireLegs([{ match: 4 }]), vid: 0, summ: '1.00', lng: 'en' };

/** Calls that mean another thing by a name than the rest do, or that are refused without a field that they need not have. */
const MEANT: Readonly<Partial<Record<CallKey, (things: Things) => Values>>> = {
  markMessagesRead: ({ messageId }) => ({ ids: [messageId] }),
  deleteMessages: ({ messageId }) => ({ ids: [messageId] }),
  betDecision: ({ betGuid }) => ({ betGuid }),
  cancelWithdrawal: ({ withdrawalId }) => ({ id: withdrawalId }),
  casinoRounds: ({ round }) => ({ before: after(round) }),
  casinoSharedBets: ({ bet }) => ({ before: after(bet) }),
  totoTickets: ({ ticketId }) => ({ before: after(ticketId) }),
  lotteryTickets: ({ lotteryTicketId }) => ({ before: after(lotteryTicketId) }),
  buyLotteryTicket: ({ lotteryDrawId }) => ({ drawId: lotteryDrawId, lines: [[1, 2, 3, 4, 5, 6]] }),
  operatorCancelLotteryDraw: ({ lotteryDrawId }) => ({ drawId: lotteryDrawId }),
  makeTotoTicket: () => ({ stakeMultiplier: 1, marks: Array.from({ length: 15 }, () => [1]) }),
  casinoPlay: () => ({ game: 'mines', options: { mines: 1 } }),
  resetPassword: () => ({ code: '123456' }),
  // Bids are paid from the balance, and singles sell no bet.
  makeBetBidWeb: () => ({ saleBetId: undefined, userIdBonus: undefined }),
  updateCouponMulti: () => ({ saleBetId: undefined }),
  setAutoCashOut: () => ({ takeProfit: '15.00' }),
  getGame: () => ({ gameId: 1 }),
  putBetsCommon: () => ({ coupon: { ...coupon, betGuid: nanoid() } }),
};

/** Fields that must be there and are nobody's, where the first fitting value would be refused for another reason. */
const usual = (things: Things): Values => ({
  ...coupon,
  bet: { ...coupon, betGuid: nanoid() },
  amount: '1.00',
  offer: '1.00',
  premium: '1.00',
  percent: 100,
  hours: 24,
  months: 6,
  gameId: 1,
  method: 'card',
  text: 'not mine at all',
  reason: 'A look from elsewhere',
  publicReason: 'A look from elsewhere',
  answer: 'An answer from elsewhere',
  action: { kind: 'cash-out' },
  by: 'id',
  value: things.playerId,
  limits: [{ kind: 'deposit', period: 'month', value: '500.00' }],
  fields: { number: 'PB1234567', issued_at: '2020-01-01', expires_at: '2040-01-01' },
});

/** Fields that a thing is not named without. */
const BESIDES: Readonly<Record<string, Values>> = { saleBetId: { isPowerBet: true } };

export interface Question {
  /** Names of somebody's own things in its path. */
  readonly inPath: readonly string[];
  /** The same in its path, query and body. */
  readonly about: readonly string[];
  readonly request: InjectOptions & { readonly url: string };
}

/** Values of a part of a call: the least that it takes with what must be there, and that with each of the things that may be there besides. */
function variantsOf(schema: CallSpec['body'], things: Things, meant: Values): readonly Values[] {
  const variants = (schema ? shapesOf(schema) : []).flatMap((shape) => {
    const base = sampleObject(shape, { must: { ...usual(things), ...things, ...meant }, may: meant });
    const more = Object.keys(shape).filter((name) => name in things && !(name in base) && !(name in meant));
    const wider = more.map((name) => sampleObject(shape, { must: base, may: { ...meant, [name]: things[name], ...BESIDES[name] } }));
    return wider.length > 0 && Object.keys(base).length === 0 ? wider : [base, ...wider];
  });
  return variants.length > 0 ? variants : [{}];
}

/** Valid questions of a call that name somebody's things wherever it has a place for them. */
export async function questionsAbout(key: CallKey, things: Things): Promise<readonly Question[]> {
  const spec: CallSpec = CALLS[key];
  const meant = MEANT[key]?.(things) ?? {};
  const owned: ReadonlySet<unknown> = new Set(Object.values(things));
  const isOwned = (name: string, value: unknown): boolean =>
    name in meant ? owned.has([meant[name]].flat()[0]) : name in things && value === things[name] && !NOT_OWNED.has(name);
  const namesOf = (values: Values): readonly string[] =>
    Object.keys(values).filter((name) => !EVERYBODYS.has(name) && isOwned(name, values[name]));
  const form = spec.upload ? [{ name: 'docFiles[0]', value: await picture(640, 400) }] : [];
  const [params = {}] = variantsOf(spec.params, things, meant);
  return variantsOf(spec.query, things, meant).flatMap((query) =>
    variantsOf(spec.body, things, meant).map((body): Question => {
      const request = callRequest(spec, spec.paths[0], { params, query, body });
      const texts = Object.entries(body).filter(([name]) => name !== 'files');
      const parts = [
        ...texts.map(([name, value]) => ({ name, value: typeof value === 'string' ? value : JSON.stringify(value) })),
        ...form,
      ];
      return {
        inPath: namesOf(params),
        about: [...namesOf(params), ...namesOf(query), ...namesOf(body)],
        request: spec.upload ? { ...request, ...multipart(parts) } : request,
      };
    }),
  );
}

/** Things of the same look that nobody has. */
export const nobodysThings = (things: Things): Things =>
  Object.fromEntries(Object.entries(things).map(([name, value]) => [name, nobodysLike(value)]));

function nobodysLike(value: string): string {
  if (/^\d+$/.test(value)) return '2000000001';
  return /^[0-9a-f]{64}$/.test(value) ? '0'.repeat(64) : nanoid();
}
