import { costOf, load, median, requestFor, startFeedServer, startNginx } from './http-load.ts';

const TARGET = '/service-api/LineFeed/Get1x2_VZip?count=50';
const LARGE = '/service-api/LineFeed/Get1x2_VZip?count=500';
const ROUNDS = 5;
const COUNT = 12_000;
const MOST = 1.5;

export const bench = {
  name: 'feed-get',
  goal: `CPU per request at most ${MOST}x nginx serving the same bytes`,
  async run() {
    const ours = await startFeedServer();
    const reply = async (encoding: string, target = TARGET): Promise<Buffer> => {
      const answer = await fetch(`http://127.0.0.1:${ours.port}${target}`, { headers: { 'accept-encoding': encoding } });
      return Buffer.from(await answer.arrayBuffer());
    };
    const { gzipSync } = await import('node:zlib');
    const identity = await reply('identity');
    const nginx = await startNginx('feed.json', identity, gzipSync(identity, { level: 6 }));
    try {
      if (!nginx) return { ours: '-', against: 'nginx is not installed', ratio: Number.NaN, pass: false, notes: '' };
      const theirs = requestFor('/feed.json');
      const mine = requestFor(TARGET);
      const large = requestFor(LARGE);
      for (const [port, request] of [
        [ours.port, mine],
        [ours.port, large],
        [nginx.port, theirs],
      ] as const)
        await load(port, request, 3000);
      const a: number[] = [];
      const b: number[] = [];
      const c: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        a.push(await costOf(ours, mine, COUNT));
        b.push(await costOf(nginx, theirs, COUNT));
        c.push(await costOf(ours, large, COUNT / 4));
      }
      const ratios = a.map((us, i) => us / (b[i] ?? 1));
      return {
        ours: `${median(a).toFixed(1)} us`,
        against: `${median(b).toFixed(1)} us nginx gzip_static`,
        ratio: median(ratios),
        pass: median(ratios) <= MOST,
        notes: `50 events, ${identity.length} bytes; ${ROUNDS} rounds x ${COUNT}, ratios ${Math.min(...ratios).toFixed(2)}-${Math.max(...ratios).toFixed(2)}; 500 events ${median(c).toFixed(1)} us`,
      };
    } finally {
      ours.stop();
      nginx?.stop();
    }
  },
};
