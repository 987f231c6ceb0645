import { FIRST_CLUB_TERMS } from '@touchline/casino/club/club-terms';
import { FIRST_TIERS } from '@touchline/casino/jackpots/jackpot-rules';
import type { CallSpec } from '@touchline/contract/call';
import { CALLS, type CallKey, type Calls } from '@touchline/contract/calls';
import { nanoid } from 'nanoid';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../src/platform/db/in-transaction.ts';
import { addJob } from '../../src/platform/jobs/jobs.ts';
import { type CallParts, callRequest } from '../harness/call-request.ts';
import { startFakeGameProvider } from '../harness/fakes/fake-game-provider.ts';
import { multipart } from '../harness/fakes/multipart.ts';
import { openedAudit } from '../harness/read-audit.ts';
import { startTestApp, type TestApp } from '../harness/test-app.ts';
import type { TestPlayer } from '../harness/test-player.ts';

/** T80: nothing happens at the console that the audit does not tell of. A new call of the console needs its line here to compile. */

type ConsoleCall = { [K in CallKey]: Calls[K]['access'] extends 'operator' ? K : never }[CallKey];

let test: TestApp;
let player: TestPlayer;
beforeAll(async () => {
  // Jobs stand still: one that is set aside stays so.
  test = await startTestApp({ roles: ['api'], config: { withdrawalPauseHours: 0, withdrawalOneApprovalUnits: 0 } });
  player = await test.player({ deposit: '100.00' });
});
afterAll(() => test.close());

const reason = 'A look for the test of the audit';
const query = (text: string, values: unknown[] = []) => test.platform.pool.query(text, values);
const idOf = async (text: string, values: unknown[] = [player.id]): Promise<string> => String((await query(text, values)).rows[0].id);
const of = () => ({ playerId: String(player.id), reason });
const picture = () =>
  sharp({ create: { width: 640, height: 400, channels: 3, background: '#8899aa' } })
    .jpeg()
    .toBuffer();

/** The player's first steps; fails where it is refused. */
async function done(asked: Promise<{ statusCode: number; body: string; json(): { data: never } }>) {
  const reply = await asked;
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data as never;
}
const post = (url: string, payload: object): Promise<never> => done(player.request({ method: 'POST', url, payload }));

async function openThread(): Promise<{ threadId: string; fileId: string }> {
  const parts = [
    { name: 'topic', value: 'technical' },
    { name: 'text', value: 'It looks like this' },
    { name: 'key', value: nanoid() },
    { name: 'file', value: await picture() },
  ];
  await done(player.requestFully({ method: 'POST', url: '/web-api/support/threads', ...multipart(parts) }));
  return {
    threadId: await idOf('select id from support_thread where player_id = $1 order by id desc limit 1'),
    fileId: await idOf('select id from support_file where player_id = $1 limit 1'),
  };
}
/** A request about a deposit that the history does not show. */
async function askAboutPayment(): Promise<{ threadId: string; itemId: string }> {
  const { thread, payments }: { thread: { id: string }; payments: [{ id: string }] } = await post('/web-api/payment-consultant/requests', {
    topic: 'deposit-missing',
    text: 'It has not arrived',
    key: nanoid(),
  });
  return { threadId: thread.id, itemId: payments[0].id };
}
async function handIn(): Promise<string> {
  const parts = [
    { name: 'flowType', value: 'documents' },
    { name: 'kind', value: 'passport' },
    { name: 'fields', value: JSON.stringify({ number: 'PA1234567', issued_at: '2020-01-01', expires_at: '2040-01-01' }) },
    { name: 'docFiles[0]', value: await picture() },
  ];
  const url = '/web-api/api/internal/office/identification/data';
  await done(player.requestFully({ method: 'POST', url, ...multipart(parts) }));
  return idOf("select id from identity_document where player_id = $1 and status = 'review'");
}
async function askForMoney(): Promise<string> {
  // As if the deposit were older than the rule about played deposits looks, in tables whose rows are permanent.
  await query('alter table ledger_transaction disable trigger permanent');
  await query("update ledger_transaction set created_at = now() - interval '91 days' where kind = 'deposit'");
  await query('alter table ledger_transaction enable trigger permanent');
  await query(
    "insert into kyc_status (player_id, status, verified_at, flow) values ($1, 'verified', now(), 'documents') on conflict (player_id) do update set status = 'verified'",
    [player.id],
  );
  await post('/web-api/withdrawals', { method: 'card', amount: '25.00', key: nanoid(), destination: '4242 4242 4242 4242' });
  return idOf("select id from payment where player_id = $1 and direction = 'withdrawal' order by created_at desc limit 1");
}
async function addGameProvider(): Promise<string> {
  await query("insert into game_provider (code, name, dialect) values ('audited', 'Audited', 'hub88') on conflict do nothing");
  return 'audited';
}
/** A game that free rounds can be given of, as its provider has listed it. */
async function freeRoundGame(): Promise<{ provider: string; game: string }> {
  const provider = await startFakeGameProvider();
  await test.app.features.providerGames.addProvider(provider.hub88);
  await provider.close();
  return { provider: provider.hub88.code, game: 'slot' };
}
async function addFreeRounds(): Promise<string> {
  const { provider, game } = await freeRoundGame();
  await query(
    `insert into free_round_campaign (brand_id, provider, game, name, currency, stake_minor, rounds, ends_at)
     values (1, $1, $2, 'Three', 'EUR', 100, 3, now() + interval '1 hour')`,
    [provider, game],
  );
  return idOf('select max(id) as id from free_round_campaign', []);
}
async function propose(): Promise<string> {
  const other = await test.operator(['payments']);
  const payload = { ...of(), kind: 'credit', amount: '1.00', currency: 'EUR' };
  await done(other.request({ method: 'POST', url: '/operator-api/proposals', payload }));
  return idOf('select max(id) as id from manual_adjustment', []);
}
async function openLotteryDraw(): Promise<string> {
  await test.app.features.lotteries.runDue();
  return idOf("select max(id) as id from lottery_draw where status = 'open'", []);
}
async function openBingoGame(): Promise<string> {
  await test.app.features.bingo.runDue();
  return idOf("select max(id) as id from bingo_game where status = 'open'", []);
}
/** A table at which a hand stands open as its row says. */
async function openPokerHand(): Promise<string> {
  const table = await idOf('select min(id) as id from poker_table where brand_id = 1', []);
  await query(
    `insert into poker_hand (table_id, setup, sealed_seed, promise, table_seed) values ($1, '{}', '\\x00', repeat('0', 64), '') on conflict do nothing`,
    [table],
  );
  return table;
}
async function proposeEdge(): Promise<string> {
  const other = await test.operator(['admin']);
  const payload = { game: 'limbo', version: 1, edgePpm: 20_000, reason };
  const reply = other.request({ method: 'POST', url: '/operator-api/casino/edges/propose', payload });
  return ((await done(reply)) as { proposalId: string }).proposalId;
}
const clubTerms = () => ({ version: 1, ...FIRST_CLUB_TERMS, levels: [...FIRST_CLUB_TERMS.levels], reason });
async function proposeClubTerms(): Promise<string> {
  // The brand has one proposal at a time.
  await query("update setting_proposal set status = 'expired' where status = 'open'");
  const other = await test.operator(['admin']);
  const reply = other.request({ method: 'POST', url: '/operator-api/casino/club/propose', payload: clubTerms() });
  return ((await done(reply)) as { proposalId: string }).proposalId;
}
const jackpotRules = () => ({ version: 1, games: ['keno'], tiers: [...FIRST_TIERS], reason });
async function proposeJackpotRules(): Promise<string> {
  // The brand has one proposal at a time.
  await query("update setting_proposal set status = 'expired' where status = 'open'");
  const other = await test.operator(['admin']);
  const reply = other.request({ method: 'POST', url: '/operator-api/casino/jackpots/propose', payload: jackpotRules() });
  return ((await done(reply)) as { proposalId: string }).proposalId;
}
/** Calls that are asked about something that is not there. */
const RECORDED_BEFORE_FOUND: ReadonlySet<string> = new Set(['operatorAnswerBid', 'operatorPokerHand']);
const pokerTerms = async () => ({
  pokerTableId: await idOf("select id from poker_table where brand_id = 1 and name = 'Weir'", []),
  version: 1,
  ratePpm: 50_000,
  caps: [{ players: 2, chips: 200 }],
  minBuyIn: 8_000,
  maxBuyIn: 20_000,
  reason,
});
async function proposePokerTerms(): Promise<string> {
  // A table has one proposal at a time.
  await query("update setting_proposal set status = 'expired' where status = 'open'");
  const other = await test.operator(['admin']);
  const reply = other.request({ method: 'POST', url: '/operator-api/poker/terms/propose', payload: await pokerTerms() });
  return ((await done(reply)) as { proposalId: string }).proposalId;
}
/** A message of the chat; its player has a name there. */
async function chatMessage(): Promise<string> {
  await query(
    "insert into casino_chat_person (player_id, brand_id, name, skeleton) values ($1, 1, 'Audited', 'audited') on conflict do nothing",
    [player.id],
  );
  return idOf(
    `insert into casino_chat_message (brand_id, game, language, player_id, guid, text, folded)
     values (1, 'crash', 'en', $1, '${nanoid()}', 'hello', 'hello') returning id`,
  );
}
async function setAside(): Promise<string> {
  await addJob(test.platform.pool, 'payments-expire', null);
  await query('update graphile_worker._private_jobs set attempts = max_attempts');
  return idOf('select max(id) as id from graphile_worker._private_jobs', []);
}

const newTournament = () => ({
  names: { en: 'Audited' },
  rules: { scoring: 'rounds', bestOf: null, hitMultiplier: null, cap: null },
  games: [],
  currencies: [],
  prizeUnit: 'points',
  prizes: [{ from: 1, to: 1, amount: 1 }],
  startsAt: Date.now(),
  endsAt: Date.now() + 3_600_000,
  reason,
});
async function proposeTournament(): Promise<string> {
  const other = await test.operator(['admin']);
  const payload = { ...newTournament(), prizeUnit: 'money' };
  const reply = other.request({ method: 'POST', url: '/operator-api/casino/tournaments/create', payload });
  return ((await done(reply)) as { tournament: string }).tournament;
}
const addTournament = (): Promise<string> => idOf('select max(id) as id from casino_tournament', []);

const addWebhook = (): Promise<string> =>
  idOf(
    `insert into webhook (brand_id, url, kinds, secret, created_by) values (1, 'http://127.0.0.1:9/${nanoid()}', '{payment}', '', '') returning id`,
    [],
  );

/** Requests with which the call does what it is there for. */
const ASKED: Readonly<Record<ConsoleCall, 'tells nothing of a person' | (() => CallParts | Promise<CallParts>)>> = {
  operatorMe: 'tells nothing of a person',
  operatorOverview: 'tells nothing of a person',
  operatorReport: 'tells nothing of a person',
  operatorBids: 'tells nothing of a person',
  operatorSupportTyping: 'tells nothing of a person',
  operatorLogout: () => ({}),
  operatorLedgerCheck: () => ({}),
  operatorFindBets: () => ({ body: of() }),
  operatorFindPlayers: () => ({ body: { by: 'id', value: String(player.id), reason } }),
  operatorPlayer: () => ({ body: of() }),
  operatorUnmask: () => ({ body: { ...of(), field: 'email' } }),
  operatorAddNote: () => ({ body: { playerId: String(player.id), text: 'Called back' } }),
  operatorSetMaxStake: () => ({ body: { ...of(), amount: '5.00' } }),
  operatorBlock: async () => ({ body: { playerId: String((await test.player()).id), reason, publicReason: 'We look at it.' } }),
  operatorUnblock: async () => {
    const { id } = await test.player();
    const block = { scope: 'login', reason: 'We look at it.', until: null } as const;
    await inTransaction(test.platform.pool, (client) => test.app.features.account.writeBlocked(client, id, block));
    return { body: { playerId: String(id), reason } };
  },
  operatorAppeals: () => ({}),
  operatorAnswerAppeal: async () => {
    await query("insert into block_appeal (player_id, scope) values ($1, 'deposits')", [player.id]);
    return { body: { appealId: await idOf('select id from block_appeal where player_id = $1'), decision: 'kept', answer: 'It stays.' } };
  },
  operatorCreateProposal: () => ({ body: { ...of(), kind: 'credit', amount: '1.00', currency: 'EUR' } }),
  operatorProposals: () => ({}),
  operatorDecideProposal: async () => ({ body: { proposalId: await propose(), decision: 'approve', reason } }),
  operatorSiteSettings: () => ({}),
  operatorSetSiteSetting: () => ({ body: { name: 'supportEmail', value: 'help@example.com', reason } }),
  operatorCasinoTables: () => ({}),
  operatorTournaments: () => ({}),
  operatorCreateTournament: () => ({ body: newTournament() }),
  operatorApproveTournament: async () => ({ body: { tournament: await proposeTournament(), reason } }),
  operatorCancelTournament: async () => ({ body: { tournament: await addTournament(), reason } }),
  operatorLotteryDraws: () => ({ body: {} }),
  operatorCancelLotteryDraw: async () => ({ body: { drawId: await openLotteryDraw(), reason } }),
  operatorBingoGames: () => ({ body: {} }),
  operatorCancelBingoGame: async () => ({ body: { bingoGameId: await openBingoGame(), reason } }),
  operatorPokerTables: () => ({ body: {} }),
  operatorPokerHands: async () => ({ body: { pokerTableId: await idOf('select min(id) as id from poker_table where brand_id = 1', []) } }),
  // Recorded before it is known whether there is such a hand.
  operatorPokerHand: () => ({ body: { pokerHandId: '1' } }),
  operatorPokerSignals: () => ({ body: { days: 30 } }),
  operatorPokerTerms: () => ({}),
  operatorProposePokerTerms: async () => ({ body: await pokerTerms() }),
  operatorDecidePokerTerms: async () => ({ body: { proposalId: await proposePokerTerms(), decision: 'refuse', reason } }),
  operatorVoidPokerSitGo: async () => ({
    body: { sitGoId: await idOf("select min(id) as id from poker_sit_go where brand_id = 1 and status = 'open'", []), reason },
  }),
  operatorVoidPokerHand: async () => ({ body: { pokerTableId: await openPokerHand(), reason } }),
  operatorProposeCasinoEdge: () => ({ body: { game: 'dice', version: 1, edgePpm: 20_000, reason } }),
  operatorDecideCasinoEdge: async () => ({ body: { proposalId: await proposeEdge(), decision: 'approve', reason } }),
  operatorClubTerms: () => ({}),
  operatorProposeClubTerms: () => ({ body: clubTerms() }),
  operatorDecideClubTerms: async () => ({ body: { proposalId: await proposeClubTerms(), decision: 'refuse', reason } }),
  operatorJackpotRules: () => ({}),
  operatorProposeJackpotRules: () => ({ body: jackpotRules() }),
  operatorDecideJackpotRules: async () => ({ body: { proposalId: await proposeJackpotRules(), decision: 'refuse', reason } }),
  operatorChatReports: () => ({ body: {} }),
  operatorChatRoom: () => ({ body: { game: 'crash', language: 'en' } }),
  operatorDecideChatMessage: async () => ({ body: { message: await chatMessage(), decision: 'remove', reason } }),
  operatorMuteChat: () => ({ body: { ...of(), mute: 'minutes-10' } }),
  operatorRenameChat: async () => {
    await chatMessage();
    return { body: { ...of(), name: 'Renamed' } };
  },
  operatorChatWords: () => ({ body: { language: 'en' } }),
  operatorSetChatWords: () => ({ body: { language: 'en', version: 0, words: ['rooster'], reason } }),
  operatorWebhooks: () => ({}),
  operatorAddWebhook: () => ({ body: { url: 'https://crm.example/events', kinds: ['payment'], reason } }),
  operatorActOnWebhook: async () => ({ body: { webhookId: await addWebhook(), action: 'pause', reason } }),
  operatorWebhookDeliveries: async () => ({ body: { webhookId: await addWebhook() } }),
  operatorGameProviders: () => ({}),
  operatorSwitchGame: async () => ({ body: { provider: await addGameProvider(), on: false, reason } }),
  operatorProviderRounds: async () => ({ body: { provider: await addGameProvider() } }),
  operatorProviderReports: async () => ({ body: { provider: await addGameProvider() } }),
  operatorFreeRounds: () => ({}),
  operatorGiveFreeRounds: async () => ({
    body: {
      ...(await freeRoundGame()),
      name: 'Three',
      currency: 'EUR',
      stake: '1.00',
      rounds: 3,
      endsAt: Date.now() + 60_000,
      players: [String(player.id)],
      reason,
    },
  }),
  operatorEndFreeRounds: async () => ({ body: { id: await addFreeRounds(), reason } }),
  operatorJobs: () => ({ body: { reason } }),
  operatorDecideJob: async () => ({ body: { jobId: await setAside(), decision: 'discard', reason } }),
  // Recorded before it is known whether the bid waits at all.
  operatorAnswerBid: () => ({ body: { bidId: '1', decision: 'decline', reason } }),
  operatorGrantFreeBet: () => ({
    body: { ...of(), amount: '1.00', currency: 'EUR', minOdds: 1500, days: 7, key: nanoid() },
  }),
  operatorDocuments: () => ({ body: of() }),
  operatorPhoto: async () => ({
    params: { photoId: await idOf('select id from identity_photo where document_id = $1', [await handIn()]) },
  }),
  operatorDecideDocument: async () => ({ body: { documentId: await handIn(), decision: 'approve' } }),
  operatorWithdrawals: () => ({ body: { reason } }),
  operatorDecideWithdrawal: async () => ({ body: { withdrawalId: await askForMoney(), decision: 'decline', refusal: 'other', reason } }),
  operatorRequests: () => ({}),
  operatorAnswerRequest: async () => {
    await post('/web-api/office/share-idea', { text: 'Show kick-off times in my zone' });
    return { body: { requestId: await idOf('select id from support_request where player_id = $1'), answer: 'We shall.' } };
  },
  operatorSupport: () => ({}),
  operatorSupportThread: async () => ({ params: { threadId: (await openThread()).threadId } }),
  operatorAssignTicket: async () => ({ params: { threadId: (await openThread()).threadId } }),
  operatorSupportAnswer: async () => ({
    params: { threadId: (await openThread()).threadId },
    body: { text: 'We look at it.', key: nanoid() },
  }),
  operatorSupportClose: async () => ({ params: { threadId: (await openThread()).threadId } }),
  operatorPaymentQuery: async () => ({ params: { threadId: (await askAboutPayment()).threadId } }),
  operatorAskPaymentQuery: async () => {
    const { threadId, itemId } = await askAboutPayment();
    return { params: { threadId }, body: { itemId, asked: ['reference'], text: 'Which number?', key: nanoid() } };
  },
  operatorFindPayment: async () => ({
    params: await askAboutPayment(),
    body: { finding: 'settled', text: 'It is in your balance.', key: nanoid() },
  }),
  operatorSupportFile: async () => ({ params: { fileId: (await openThread()).fileId } }),
};

describe('T80 the audit tells of every call of the console', () => {
  it.each(Object.entries(ASKED))('%s', async (key, ask) => {
    if (typeof ask === 'string') return;
    const call: CallSpec = CALLS[key as ConsoleCall];
    const parts = await ask();
    const operator = await test.operator();
    const before = (await openedAudit(test, operator.id)).length;
    const reply = await operator.request(callRequest(call, call.paths[0], parts));
    expect(reply.statusCode, reply.body).toBe(RECORDED_BEFORE_FOUND.has(key) ? 404 : 200);
    const recorded = (await openedAudit(test, operator.id)).slice(before);
    expect(recorded).toHaveLength(1);
    // Calls that need a reason record it.
    if (JSON.stringify(parts).includes(reason)) expect(recorded[0]?.reason).toBe(reason);
  });

  it('planted: who cannot be recorded sees nothing and does nothing', async () => {
    const operator = await test.operator();
    const asked = () =>
      operator.request(callRequest(CALLS.operatorUnmask, CALLS.operatorUnmask.paths[0], { body: { ...of(), field: 'email' } }));
    await query('alter table audit_log add constraint planted check (position < 0) not valid');
    const refused = await asked();
    await query('alter table audit_log drop constraint planted');
    expect(refused.statusCode).toBe(500);
    expect((await asked()).statusCode).toBe(200);
  });
});
