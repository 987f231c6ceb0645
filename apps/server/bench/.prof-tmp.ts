import { BENCH_MATCHES, pgbench, pgbenchScript, startBettingBench } from './betting-bench.ts';
const bench = await startBettingBench({ players: 300 });
const order = { seconds: 3, connections: 192, matches: BENCH_MATCHES };
await bench.load(order);
const q = bench.platform.pool.query.bind(bench.platform.pool);
const sizes: number[] = []; let busy = 0;
(bench.platform.pool as any).query = async (...a: any[]) => { const c = a[0]; if (c?.name === 'bet-place') { sizes.push(c.values[0].split(',').length); const t = performance.now(); try { return await q(...a as [any]); } finally { busy += performance.now() - t; } } return q(...a as [any]); };
const script = pgbenchScript(bench);
for (let i = 0; i < 3; i++) {
  sizes.length = 0; busy = 0;
  const c0 = bench.cpuMs();
  const l = await bench.load(order);
  const c = bench.cpuMs();
  console.log('ours', Math.round(l.perSecond), 'server us/bet', Math.round((c.server - c0.server) * 1000 / l.accepted), 'db us/bet', Math.round((c.database - c0.database) * 1000 / l.accepted), 'batches', sizes.length, 'avg', Math.round(sizes.reduce((a, b) => a + b, 0) / sizes.length), 'db ms', Math.round(busy), 'p50', l.latencies[l.latencies.length>>1]?.toFixed(1));
  const p = await pgbench(bench, script, { seconds: 3, clients: 32 });
  const e = bench.cpuMs(); console.log('pgbench', Math.round(p.perSecond), 'db us/tx', Math.round((e.database - c.database) / p.latencies.length * 1000), 'server', e.server - c.server);
}
await bench.close();
