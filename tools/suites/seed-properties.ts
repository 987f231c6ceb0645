// Properties of pure code draw by the run's seed, unless they name one.
import fc from 'fast-check';

fc.configureGlobal({ seed: Number(process.env.SEED) });
