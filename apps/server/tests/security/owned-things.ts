import { nanoid } from 'nanoid';
import { multipart } from '../harness/fakes/multipart.ts';
import { picture } from '../harness/fakes/picture.ts';
import type { TestPlayer } from '../harness/test-player.ts';
import { type BettingWorld, startBettingApp, wireLegs } from '../harness/worlds/betting-app.ts';
import { SHARED_SEED } from '../harness/worlds/shared-table.ts';
import { WithdrawalScene } from '../harness/worlds/withdrawal-scene.ts';
import { MATCHES_OF_DRAW, ownGames } from './owned-games.ts';

/** Values that only their owner may see in any reply. */
export const OWNED_WORDS = ['mine alone', 'an idea of the owner', 'PA7654321', 'a block of the owner'] as const;

/** Things by the names under which calls ask for them. */
export type Things = Readonly<Record<string, string>>;

const BETTING_MATCHES = 5;
/** Matches before their start at such a server, once things are owned. */
export const MATCHES = BETTING_MATCHES + MATCHES_OF_DRAW;

/** A server at which a player can own a thing of every kind. */
export const startOwnersApp = (): Promise<BettingWorld> =>
  startBettingApp({ matches: BETTING_MATCHES, liveMatches: 1, config: { sharedRoundsSeed: SHARED_SEED, withdrawalPauseHours: 0 } });

/** Gives a player things of every kind. */
export async function ownThings(test: BettingWorld, owner: TestPlayer): Promise<Things> {
  return {
    ...(await ownBets(test, owner)),
    ...(await ownGames(test, owner)),
    ...(await ownPapers(test, owner)),
    ...(await ownTalk(owner)),
    ...(await ownAccount(test, owner)),
    ...(await ownMoney(test, owner)),
    ...(await ownAppeal(test, owner)),
  };
}

const post = async (player: TestPlayer, url: string, payload: object) =>
  (await player.requestFully({ method: 'POST', url, payload })).json().data;

async function ownBets(test: BettingWorld, owner: TestPlayer): Promise<Things> {
  const betGuid = nanoid();
  const bet = (await test.bet(owner, [{ match: 1 }], { betGuid })).json().data;
  const later = (await test.bet(owner, [{ match: 2 }], { isAutoBet: true, autoBetCf: '9.00' })).json().data;
  const offer = { couponEvents: wireLegs([{ match: 3, odds: 2200 }]), vid: 0, summ: '10.00', betGuid: nanoid() };
  const { bid } = await post(owner, '/service-api/LiveBet/Secure/MakeBetBidWeb', offer);
  const operator = await test.operator();
  const bonus = { playerId: String(owner.id), amount: '7.50', currency: 'EUR', key: nanoid(), reason: 'for the owner' };
  const { id, code } = (await operator.request({ method: 'POST', url: '/operator-api/grant-free-bet', payload: bonus })).json().data;
  return {
    betId: bet.betId,
    saleBetId: bet.betId,
    betGuid,
    autoBetId: later.autoBetId,
    bidId: bid.bidId,
    bonus_id: id,
    userIdBonus: id,
    bonusCode: code,
  };
}

/** A passport handed in. */
async function ownPapers({ platform }: BettingWorld, owner: TestPlayer): Promise<Things> {
  const parts = [
    { name: 'flowType', value: 'documents' },
    { name: 'kind', value: 'passport' },
    { name: 'fields', value: JSON.stringify({ number: OWNED_WORDS[2], issued_at: '2020-01-01', expires_at: '2040-01-01' }) },
    { name: 'docFiles[0]', value: await picture(640, 400) },
  ];
  const url = '/web-api/api/internal/office/identification/data';
  const { document } = (await owner.requestFully({ method: 'POST', url, ...multipart(parts) })).json().data;
  const { rows } = await platform.pool.query<{ id: string }>('select id from identity_photo where document_id = $1', [document.id]);
  return { documentId: document.id, photoId: rows[0]?.id ?? '' };
}

async function ownTalk(owner: TestPlayer): Promise<Things> {
  const key = nanoid();
  const parts = [
    { name: 'topic', value: 'other' },
    { name: 'text', value: OWNED_WORDS[0] },
    { name: 'key', value: key },
    { name: 'files', value: await picture(20, 20) },
  ];
  const talk = (await owner.request({ method: 'POST', url: '/web-api/support/threads', ...multipart(parts) })).json().data;
  const idea = await post(owner, '/web-api/office/share-idea', { text: OWNED_WORDS[1] });
  const [message] = (await owner.request({ url: '/web-api/messages' })).json().data.messages;
  return { threadId: talk.thread.id, fileId: talk.posts[0].files[0].id, key, requestId: idea.request_id, messageId: message.id };
}

async function ownAccount(test: BettingWorld, owner: TestPlayer): Promise<Things> {
  const [session] = await test.app.features.session.readLive(owner.id);
  const raised = { limits: [{ kind: 'deposit', period: 'month', value: '5000.00' }] };
  const { limits } = await post(owner, '/limit-service-api/v3/limits', raised);
  const account = String(owner.accountId);
  const player = String(owner.id);
  return {
    session_id: session?.id ?? '',
    limitId: limits.find(({ kind }: { kind: string }) => kind === 'deposit').id,
    account_id: account,
    accountId: account,
    playerId: player,
    userId: player,
  };
}

async function ownMoney(test: BettingWorld, owner: TestPlayer): Promise<Things> {
  const deposit = { method: 'card', amount: '10.00', key: nanoid(), return_path: '/en/deposit/status' };
  const { payment } = await post(owner, '/web-api/payments/deposit', deposit);
  const scene = new WithdrawalScene(test, new Uint8Array());
  await scene.identify(owner);
  // Money that the house gives need not be played first.
  const [first, second] = [await test.operator(), await test.operator()];
  const gift = { playerId: String(owner.id), kind: 'credit', amount: '20.00', currency: 'EUR', reason: 'for the owner' };
  const proposed = (await first.request({ method: 'POST', url: '/operator-api/proposals', payload: gift })).json().data;
  const word = { proposalId: proposed.id, decision: 'approve', reason: 'for the owner' };
  await second.request({ method: 'POST', url: '/operator-api/proposals/decide', payload: word });
  const withdrawalId = await scene.asked(owner, { amount: '10.00' });
  return { id: payment.id, withdrawalId };
}

async function ownAppeal(test: BettingWorld, owner: TestPlayer): Promise<Things> {
  const operator = await test.operator();
  const block = { playerId: String(owner.id), scope: 'deposits', reason: 'Cards of others', publicReason: 'We look at your cards.' };
  await operator.request({ method: 'POST', url: '/operator-api/player/block', payload: block });
  await post(owner, '/web-api/user/blocks/appeal', { scope: 'deposits', text: OWNED_WORDS[3] });
  const appeals = (await operator.request({ url: '/operator-api/appeals' })).json().data;
  const [appeal] = appeals.filter(({ playerId }: { playerId: string }) => playerId === owner.login);
  return { appealId: appeal.id };
}
