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
const LARGE = '/service-api/LineFeed/Get1x2_VZip?count=500&lng=en';
const ROUNDS = 9;
const COUNT = 12_000;
const MAX = 1.15;
const MAX_BARE = 2.2;

export const bench = {
  name: 'feed-get',
  goal: `CPU per request at most ${MAX}x nginx serving the same bytes through the micro-cache, ${MAX_BARE}x without`,
  async run() {
    const ours = await startFeedServer();
    const first = await fetch(`http://127.0.0.1:${ours.port}${TARGET}`, { headers: { 'accept-encoding': 'identity' } });
    const identity = Buffer.from(await first.arrayBuffer());
    const gzip = gzipSync(identity, { level: 6 });
    const bare = await startBareServer(gzip);
    const largeReply = await fetch(`http://127.0.0.1:${ours.port}${LARGE}`, { headers: { 'accept-encoding': 'identity' } });
    const largeIdentity = Buffer.from(await largeReply.arrayBuffer());
    const proxy = await startProxy(ours);
    const nginx = await startFileNginx(identity, gzip);
    const nginxLarge = await startFileNginx(largeIdentity, gzipSync(largeIdentity, { level: 6 }));
    try {
      if (!proxy || !nginx || !nginxLarge)
        return { ours: '-', against: 'nginx is not installed', ratio: Number.NaN, pass: false, notes: '' };
      const theirs = requestFor('/feed.json');
      const mine = requestFor(TARGET);
      const large = requestFor(LARGE);
      for (const [server, request] of [
        [ours, mine],
        [proxy, mine],
        [ours, large],
        [bare, mine],
        [nginx, theirs],
        [nginxLarge, theirs],
      ] as const)
        await load(server.port, request, 6000);
      const a: number[] = [];
      const b: number[] = [];
      const c: number[] = [];
      const d: number[] = [];
      const e: number[] = [];
      const f: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        a.push(await costOf(ours, mine, COUNT));
        f.push(await costOf(proxy, mine, COUNT));
        d.push(await costOf(bare, mine, COUNT));
        b.push(await costOf(nginx, theirs, COUNT));
        c.push(await costOf(ours, large, COUNT / 2));
        e.push(await costOf(nginxLarge, theirs, COUNT / 2));
      }
      const ratio = ratioOf(f, b);
      const alone = ratioOf(a, b);
      const overBare = ratioOf(a, d);
      const growth = ratioOf(c, a);
      const nginxGrowth = ratioOf(e, b);
      return {
        ours: `${median(f).toFixed(1)} us`,
        against: `${median(b).toFixed(1)} us nginx gzip_static`,
        ratio: ratio.median,
        pass: ratio.median <= MAX && alone.median <= MAX_BARE,
        notes: `50 events, ${identity.length} bytes, ${gzip.length} compressed; ${ROUNDS} rounds x ${COUNT}, ratios ${ratio.spread}; without the proxy ${median(a).toFixed(1)} us, ${alone.median.toFixed(2)} of nginx's (${alone.spread}); bare node:http ${median(d).toFixed(1)} us, ours is ${overBare.median.toFixed(2)} of it (${overBare.spread}); 500 events (${largeIdentity.length} bytes) cost ${growth.median.toFixed(2)} of 50 (${growth.spread}), nginx's ${nginxGrowth.median.toFixed(2)}`,
      };
    } finally {
      ours.stop();
      bare.stop();
      proxy?.stop();
      nginx?.stop();
      nginxLarge?.stop();
    }
  },
};
