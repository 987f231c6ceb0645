import { createRandom } from '@touchline/kernel/random';
import { it } from 'vitest';
import { NO_FACTS } from '@touchline/betting/match-state/match-facts';
import { fairMarkets, factsAfter, sampleFixture } from './telling/calibration.ts';
import { SPORT_MODELS } from '../sport-models.ts';
it('cost', () => {
  for (const model of SPORT_MODELS.filter((m) => [2, 3, 4, 5, 6, 8, 10, 13, 1].includes(m.sport))) {
    const f = sampleFixture(model);
    const ra = { home: 0.3, away: 0 };
    let t = performance.now();
    const scripts = Array.from({ length: 30 }, (_, i) => model.script(f, ra, createRandom('cost', i)));
    const script = (performance.now() - t) / 30;
    for (let i = 0; i < 30; i++) fairMarkets(model, f, ra, NO_FACTS);
    t = performance.now();
    let n = 0;
    for (let i = 0; i < 60; i++) n = fairMarkets(model, f, ra, NO_FACTS).length;
    const pre = (performance.now() - t) / 60;
    let outl = 0;
    t = performance.now();
    for (let i = 0; i < 60; i++) outl += model.outlooks(f, ra, NO_FACTS).length + model.specials(f, ra, NO_FACTS).length;
    const outlook = (performance.now() - t) / 60;
    t = performance.now();
    let k = 0; let m = 0;
    for (const s of scripts.slice(0, 20)) for (const x of [0.25, 0.5, 0.75]) { const st = s[Math.floor(s.length * x)]!; m += fairMarkets(model, f, ra, factsAfter(st, 2000)).length; k++; }
    const live = (performance.now() - t) / k;
    const mins = scripts.reduce((a, s) => a + s.at(-1)!.at, 0) / 30 / 60000;
    const size = JSON.stringify(scripts[0]!.at(-1)!.facts).length;
    console.log(`sport ${model.sport}: script ${script.toFixed(2)} ms ${Math.round(scripts.reduce((a, s) => a + s.length, 0) / 30)} steps, ${mins.toFixed(0)} min (says ${model.duration / 60000}); pre ${pre.toFixed(2)} ms (outlook+specials ${outlook.toFixed(2)}) ${n} markets; live ${live.toFixed(2)} ms ${(m / k).toFixed(0)} markets; facts ${size} B`);
  }
});
