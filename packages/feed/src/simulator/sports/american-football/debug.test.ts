import { createRandom } from '@touchline/kernel/random';
import { it } from 'vitest';
import { counted } from '../chances/counted.ts';
import { factsAfter, sampleFixture } from '../telling/calibration.ts';
import { AMERICAN_FOOTBALL as M } from './model.ts';
it('x', () => {
  const f = sampleFixture(M);
  for (const moment of [0.2, 0.45, 0.7, 0.9]) {
    let [pred, real, n, ot, fp] = [0, 0, 0, 0, 0];
    for (let i = 0; i < 400; i++) {
      const r = createRandom('american-football-prices', i);
      const ra = { home: r.normal(), away: r.normal() };
      const steps = M.script(f, ra, r);
      const last = steps.at(-1)!;
      const at = last.at * moment;
      const s = steps.findLast((x) => x.at <= at)!;
      const facts = factsAfter(s, at - s.at);
      const mean = (stat: string): number => {
        const o = M.outlooks(f, ra, facts).find((x) => x.stat === stat && x.period === 0)?.outlook;
        if (o?.kind !== 'joint') return 0;
        let m = 0;
        o.p.forEach((q, k) => { m += q * (o.baseHome + o.baseAway + Math.floor(k / o.n) + (k % o.n)); });
        return m;
      };
      pred += mean('score'); fp += mean('full-score');
      const [h, a] = counted(last.facts, 'score', 1, 4);
      real += h + a; n++;
      const [h2, a2] = counted(last.facts, 'score', 1, 99); ot += h2 + a2;
    }
    console.log(moment, 'regular', pred / n, real / n, 'full', fp / n, ot / n);
  }
});
