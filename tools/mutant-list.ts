/** One safeguard taken out of the product, and the test that must turn red without it. */
export interface Mutant {
  readonly name: string;
  /** A source or migration relative to the root, or `sql:` and a function of the database as all migrations leave it. Says `from` exactly once. */
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly test: string;
  /** Of the tests to run: part of their full names, a regular expression. */
  readonly title: string;
  /** The test starts built servers, and it is they that must have the mutant. */
  readonly built?: boolean;
}

const PLACE = 'sql:bet_place';
const LEDGER = 'apps/server/migrations/20260101T0010-wallet-ledger.sql';
const PAYMENTS = 'apps/server/src/features/payments';
const FAULTS = 'apps/server/tests/faults';
const PROCESSES = `${FAULTS}/several-processes.test.ts`;
const BETS = `${FAULTS}/bets.test.ts`;
const WEBHOOK = { test: `${PAYMENTS}/payments.test.ts`, title: 'T77 the webhook' };

export const MUTANTS: readonly Mutant[] = [
  {
    name: 'row lock of bet_place',
    file: PLACE,
    from: 'order by a.id for update skip locked)',
    to: 'order by a.id)',
    test: PROCESSES,
    title: 'T06 200 parallel bets through two processes',
  },
  {
    name: 'row lock of withdrawals',
    file: 'apps/server/src/features/wallet/wallet.store.ts',
    from: ".orderBy('id').forUpdate().execute();",
    to: ".orderBy('id').execute();",
    test: PROCESSES,
    title: 'T06 200 parallel bets, withdrawals',
    built: true,
  },
  {
    name: 'balance check constraint',
    file: 'apps/server/migrations/20260101T0400-bets-funding.sql',
    from: "check (case when kind in ('player-debt', 'player-advance') then balance_minor <= 0 else balance_minor >= 0 end);",
    to: 'check (true);',
    test: PROCESSES,
    title: 'T06 200 parallel bets through two processes',
  },
  {
    name: 'balance check of bet_place',
    file: PLACE,
    from: "when one.stake > balance then 'insufficient_funds' else",
    to: 'when false then null else',
    test: BETS,
    title: 'T06 ',
  },
  {
    name: 'unique index of bet keys',
    file: 'apps/server/migrations/20260101T0200-bets-tables.sql',
    from: 'create unique index bet_guid on',
    to: 'create index bet_guid on',
    test: PROCESSES,
    title: 'T08 one key in two processes',
  },
  {
    name: 'look for the key in bet_place',
    file: PLACE,
    from: 'old.player_id = b.player_id and old.guid = b.guid',
    to: 'false',
    test: BETS,
    title: 'T08 ',
  },
  {
    name: 'unique key of ledger transactions',
    file: LEDGER,
    from: 'key text not null unique,',
    to: 'key text not null,',
    test: 'apps/server/src/features/wallet/wallet.test.ts',
    title: 'posts a key once',
  },
  {
    name: "unique number of a provider's event",
    file: 'apps/server/migrations/20260101T0040-payments-payment.sql',
    from: '  received_at timestamptz not null default now(),\n  primary key (provider, event_id)\n',
    to: '  received_at timestamptz not null default now()\n',
    ...WEBHOOK,
  },
  {
    name: 'unique key of payments',
    file: 'apps/server/migrations/20260101T0040-payments-payment.sql',
    from: '  finished_at timestamptz,\n  unique (player_id, client_key)\n',
    to: '  finished_at timestamptz\n',
    test: `${PAYMENTS}/payments.test.ts`,
    title: 'the same key gives the same deposit',
  },
  {
    name: 'lock of a payment',
    file: `${PAYMENTS}/payments.store.ts`,
    from: ".forUpdate('payment').executeTakeFirst()",
    to: '.executeTakeFirst()',
    ...WEBHOOK,
  },
  {
    name: 'signature of webhooks',
    file: 'apps/server/src/platform/webhook-signature.ts',
    from: "return timingSafeEqual(Buffer.from(signature, 'hex'), Buffer.from(signWebhook(key, timestamp, body), 'hex'));",
    to: 'return signWebhook(key, timestamp, body) !== body && timingSafeEqual(key, key);',
    ...WEBHOOK,
  },
  {
    name: 'age of webhooks',
    file: 'apps/server/src/platform/webhook-signature.ts',
    from: 'if (Math.abs(nowMs / 1000 - Number(timestamp)) > WINDOW_SECONDS) return false;',
    to: 'if (nowMs < WINDOW_SECONDS) return false;',
    ...WEBHOOK,
  },
  {
    name: 'amount of a webhook',
    file: `${PAYMENTS}/take-event.ts`,
    from: 'payment.amount_minor !== event.amountMinor || ',
    to: '',
    ...WEBHOOK,
  },
  {
    name: 'sync of the database (fsync)',
    file: 'apps/server/src/platform/embedded-pg.ts',
    from: 'const all = { ...DEFAULTS,',
    to: "const all = { ...DEFAULTS, fsync: 'off',",
    test: `${FAULTS}/database-kill.test.ts`,
    title: 'T02 what is acknowledged is on disk',
  },
  {
    name: 'commit waits for the log (synchronous_commit)',
    file: 'apps/server/src/platform/embedded-pg.ts',
    from: 'const all = { ...DEFAULTS,',
    to: "const all = { ...DEFAULTS, synchronous_commit: 'off', wal_writer_delay: '10s',",
    test: `${FAULTS}/database-kill.test.ts`,
    title: 'T02 what is acknowledged is on disk',
  },
  {
    name: 'close by the clock of the database',
    file: PLACE,
    from: "when b.closes_at <= at then 'match_started' when",
    to: 'when',
    test: `${FAULTS}/close.test.ts`,
    title: 'T25 ',
  },
  {
    name: 'close by the result of the market',
    file: PLACE,
    from: "when b.place = any (late_markets) then 'market_closed' end",
    to: "when false then 'market_closed' end",
    test: `${FAULTS}/close.test.ts`,
    title: 'T25 ',
  },
  {
    name: 'limits on stakes',
    file: PLACE,
    from: '      if refusals[one.place] is null then',
    to: '      if true then',
    test: 'apps/server/src/features/limits/stake-gate.test.ts',
    title: 'T40 of 200 parallel bets',
  },
  {
    name: 'what a batch has taken of a limit',
    file: PLACE,
    from: 'taken := taken + limited_stake;',
    to: 'taken := taken;',
    test: 'apps/server/src/features/limits/stake-gate.test.ts',
    title: 'T40 of 200 parallel bets',
  },
  {
    name: 'exclusion at the bet',
    file: PLACE,
    from: 'when barred.player_id is not null then',
    to: 'when false then',
    test: PROCESSES,
    title: 'T42 ',
  },
  {
    name: 'version of a result',
    file: 'apps/server/src/features/bets/settlement/verdict.ts',
    from: 'if (!known || known.version < message.version)',
    to: 'if (!known || message.version > 0)',
    test: 'apps/server/src/features/bets/settlement/verdict.test.ts',
    title: 'the same for any order',
  },
  {
    name: 'roll-back of a result',
    file: 'apps/server/src/features/bets/settlement/verdict.ts',
    from: 'if (!known || known.version <= market.rolledBack) return undefined;',
    to: 'if (!known) return undefined;',
    test: 'apps/server/src/features/bets/settlement/settlement.test.ts',
    title: 'T31 ',
  },
  {
    name: 'rule on changed prices',
    file: 'packages/betting/src/acceptance/decide-price.ts',
    from: 'return moved >= 0 || tolerated;',
    to: 'return true;',
    test: BETS,
    title: 'T23 ',
  },
  {
    name: 'goals inside the delay',
    file: 'packages/betting/src/acceptance/decide-live-delay.ts',
    from: 'live && (scoreVersion[0] !== scoreVersion[1] || suspensions[0] !== suspensions[1]) ? [leg] : [],',
    to: 'live && scoreVersion[0] < 0 ? [leg] : [],',
    test: BETS,
    title: 'T24 ',
  },
  {
    name: 'numbers of feed messages',
    file: 'packages/feed/src/book/apply-feed-event.ts',
    from: "if (event.seq <= lane.seq) return draft(event.match, 'duplicate');",
    to: "if (event.seq === lane.seq) return draft(event.match, 'duplicate');",
    test: 'packages/feed/src/book/apply-feed-event.test.ts',
    title: 'T21 ',
  },
  {
    name: 'holes in feed messages',
    file: 'packages/feed/src/book/apply-feed-event.ts',
    from: "if (!newPicture) change.applied = 'gap';",
    to: '',
    test: 'apps/server/src/features/feed/follow.test.ts',
    title: 'T21 ',
  },
  {
    name: 'settled markets stay closed',
    file: 'packages/feed/src/book/apply-feed-event.ts',
    from: "book.mark(market, 'settled', true)",
    to: "book.mark(market, 'settled', false)",
    test: 'packages/feed/src/book/apply-feed-event.test.ts',
    title: 'T22 ',
  },
  {
    name: 'silence of the feed',
    file: 'apps/server/src/features/feed/silence.ts',
    from: 'if (at - lastAlive < limitMs) return false;',
    to: 'if (at - lastAlive < 2 * limitMs) return false;',
    test: 'apps/server/src/features/feed/feed.test.ts',
    title: 'T20 ',
  },
  {
    name: 'news stay until the bus has them',
    file: 'apps/server/src/platform/outbox.ts',
    from: 'await bus.announce(subject, one);',
    to: 'await bus.announce(subject, one).catch(() => {});',
    test: PROCESSES,
    title: 'T26 ',
    built: true,
  },
  {
    name: 'sum of a ledger transaction',
    file: LEDGER,
    from: 'group by e.place, a.currency having sum(e.amount) <> 0',
    to: 'group by e.place, a.currency having sum(e.amount) is null',
    test: 'apps/server/src/features/wallet/wallet.test.ts',
    title: 'sum to 0',
  },
  {
    name: 'lock of a held bet',
    file: 'apps/server/src/features/bets/sale/sale.store.ts',
    from: 'b.player_id = $2 for update nowait',
    to: 'b.player_id = $2',
    test: 'apps/server/src/features/bets/sale/sale.test.ts',
    title: 'T33 ',
  },
];
