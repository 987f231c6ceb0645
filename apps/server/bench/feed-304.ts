import { gzipSync } from 'node:zlib';
import { costOf, load, median, requestFor, startFeedServer, startNginx } from './http-load.ts';

const TARGET = '/service-api/LineFeed/Get1x2_VZip?count=50';
const ROUNDS = 5;
const COUNT = 12_000;
const MOST = 1.7;

export const bench = {
  name: 'feed-304',
  goal: `CPU per 304 at most ${MOST}x nginx's`,
  async run() {
    const ours = await startFeedServer();
    const first = await fetch(`http://127.0.0.1:${ours.port}${TARGET}`, { headers: { 'accept-encoding': 'identity' } });
    const identity = Buffer.from(await first.arrayBuffer());
    const nginx = await startNginx('feed.json', identity, gzipSync(identity));
    try {
      if (!nginx) return { ours: '-', against: 'nginx is not installed', ratio: Number.NaN, pass: false, notes: '' };
      const head = await fetch(`http://127.0.0.1:${nginx.port}/feed.json`, { headers: { 'accept-encoding': 'gzip' } });
      await head.arrayBuffer();
      const mine = requestFor(TARGET, { 'if-none-match': first.headers.get('etag') ?? '' });
      const theirs = requestFor('/feed.json', { 'if-none-match': head.headers.get('etag') ?? '' });
      const statuses = [(await load(ours.port, mine, 3000)).status, (await load(nginx.port, theirs, 3000)).status];
      const a: number[] = [];
      const b: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        a.push(await costOf(ours, mine, COUNT));
        b.push(await costOf(nginx, theirs, COUNT));
      }
      const ratios = a.map((us, i) => us / (b[i] ?? 1));
      return {
        ours: `${median(a).toFixed(1)} us`,
        against: `${median(b).toFixed(1)} us nginx`,
        ratio: median(ratios),
        pass: median(ratios) <= MOST && statuses.every((status) => status === '304'),
        notes: `${ROUNDS} rounds x ${COUNT}, ratios ${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}; answered ${statuses.join(' and ')}`,
      };
    } finally {
      ours.stop();
      nginx?.stop();
    }
  },
};
