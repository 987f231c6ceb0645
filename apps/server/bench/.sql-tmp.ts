import { writeBets } from '../src/features/bets/placement/placement.store.ts';
import { BENCH_MATCHES, startBettingBench } from './betting-bench.ts';
import { preparedBet } from './prepared-bets.ts';
const bench = await startBettingBench({ players: 300 });
const pool = bench.platform.pool;
const N = Number(process.argv[2] ?? 91);
const once = (k: number) => writeBets(pool, Array.from({ length: N }, (_, i) => ({ waited: false, bet: preparedBet(bench.players[(k + i) % 300], k + i, BENCH_MATCHES) })).toSorted((a, b) => Number(a.bet.accountId - b.bet.accountId)));
if (process.argv[4]) await pool.query('analyze');
for (let k = 0; k < 60; k++) await once(k * N);
const t = performance.now(); const K = 100;
for (let k = 0; k < K; k++) await once(k * N + 7);
console.log('ms per batch', ((performance.now() - t) / K).toFixed(2), 'per bet us', ((performance.now() - t) / K / N * 1000).toFixed(0));
// nested statement timings
const c = await pool.connect();
await c.query("load 'auto_explain'"); await c.query("set auto_explain.log_min_duration=0; set auto_explain.log_analyze=on; set auto_explain.log_timing=off; set auto_explain.log_nested_statements=on; set client_min_messages=log; set auto_explain.log_triggers=on");
const notes: string[] = []; c.on('notice', (n: any) => notes.push(n.message));
const one = { query: (q: any) => c.query(q) } as any;
for (let k = 0; k < 8; k++) { notes.length = 0; await writeBets(one, Array.from({ length: N }, (_, i) => ({ waited: false, bet: preparedBet(bench.players[(k + i) % 300], k + i, BENCH_MATCHES) })).toSorted((a, b) => Number(a.bet.accountId - b.bet.accountId))); }
for (const n of notes) { const d = /duration: ([\d.]+)/.exec(n)?.[1]; const q = n.replace(/\s+/g, ' ').slice(0, 170); console.log(d, q); if (process.argv[3]) console.log(n); }
c.release();
await bench.close();
