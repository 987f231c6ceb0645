import { gzipSync } from 'node:zlib';
import {
  costOf,
  load,
  median,
  ratioOf,
  requestFor,
  startBareServer,
  startFeedServer,
  startFileNginx,
  startProxy,
} from './parts/http-load.ts';

const TARGET = '/service-api/LineFeed/Get1x2_VZip?count=50&lng=en';
const ROUNDS = 9;
const COUNT = 12_000;
const MAX = 1.3;
const MAX_BARE = 2.9;

export const bench = {
  name: 'feed-304',
  goal: `CPU per 304 at most ${MAX}x nginx's through the micro-cache, ${MAX_BARE}x without`,
  async run() {
    const ours = await startFeedServer();
    const first = await fetch(`http://127.0.0.1:${ours.port}${TARGET}`, { headers: { 'accept-encoding': 'identity' } });
    const identity = Buffer.from(await first.arrayBuffer());
    const bare = await startBareServer(gzipSync(identity));
    const proxy = await startProxy(ours);
    const nginx = await startFileNginx(identity, gzipSync(identity));
    try {
      if (!nginx || !proxy) return { ours: '-', against: 'nginx is not installed', ratio: Number.NaN, pass: false, notes: '' };
      const head = await fetch(`http://127.0.0.1:${nginx.port}/feed.json`, { headers: { 'accept-encoding': 'gzip' } });
      await head.arrayBuffer();
      const mine = requestFor(TARGET, { 'if-none-match': first.headers.get('etag') ?? '' });
      const theirs = requestFor('/feed.json', { 'if-none-match': head.headers.get('etag') ?? '' });
      const statuses = [
        (await load(ours.port, mine, 3000)).status,
        (await load(proxy.port, mine, 3000)).status,
        (await load(bare.port, mine, 3000)).status,
        (await load(nginx.port, theirs, 3000)).status,
      ];
      const a: number[] = [];
      const b: number[] = [];
      const c: number[] = [];
      const d: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        a.push(await costOf(ours, mine, COUNT));
        d.push(await costOf(proxy, mine, COUNT));
        c.push(await costOf(bare, mine, COUNT));
        b.push(await costOf(nginx, theirs, COUNT));
      }
      const ratio = ratioOf(d, b);
      const alone = ratioOf(a, b);
      const overBare = ratioOf(a, c);
      return {
        ours: `${median(d).toFixed(1)} us`,
        against: `${median(b).toFixed(1)} us nginx`,
        ratio: ratio.median,
        pass: ratio.median <= MAX && alone.median <= MAX_BARE && statuses.every((status) => status === '304'),
        notes: `${ROUNDS} rounds x ${COUNT}, ratios ${ratio.spread}; without the proxy ${median(a).toFixed(1)} us, ${alone.median.toFixed(2)} of nginx's (${alone.spread}); bare node:http ${median(c).toFixed(1)} us, ours is ${overBare.median.toFixed(2)} of it (${overBare.spread}); answered ${statuses.join(', ')}`,
      };
    } finally {
      ours.stop();
      bare.stop();
      proxy?.stop();
      nginx?.stop();
    }
  },
};
