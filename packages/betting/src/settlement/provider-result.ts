import { err, ok, type Result } from '@touchline/kernel/result';
import { HALF_LOSE, HALF_WIN, type LegResult, LOSE, VOID, WIN } from './leg-result.ts';

const FACTOR = /^([01])(?:\.(\d{1,6}))?$/;

/** A factor between 0 and 1 as millionths, undefined for anything else. */
function millionths(text: string): number | undefined {
  const match = FACTOR.exec(text);
  if (!match) return undefined;
  const value = Number(match[1]) * 1_000_000 + Number((match[2] ?? '').padEnd(6, '0'));
  return value <= 1_000_000 ? value : undefined;
}

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));

/**
 * Reads a provider's settlement of an outcome: `result` "0" or "1", `voidFactor` "0", "0.5" or "1", `deadHeatFactor` a decimal up to
 * "1", each as text (no float on the way). 0 = lose, 1 = win, 0 with void 1 = refund, 1 with void 0.5 = half-win,
 * 0 with void 0.5 = half-lose. Anything else is refused, never guessed: "undecided" (-1) and a dead heat on part of a stake.
 */
export function parseProviderResult(result: string, voidFactor = '0', deadHeatFactor = '1'): Result<LegResult, 'format' | 'combination'> {
  const voided = millionths(voidFactor);
  const heat = millionths(deadHeatFactor);
  if ((result !== '0' && result !== '1') || voided === undefined || heat === undefined) return err('format');
  if (voided === 1_000_000) return ok(VOID);
  if (voided === 500_000) return heat === 1_000_000 ? ok(result === '1' ? HALF_WIN : HALF_LOSE) : err('combination');
  if (voided !== 0) return err('combination');
  if (result === '0' || heat === 0) return ok(LOSE);
  if (heat === 1_000_000) return ok(WIN);
  const by = gcd(heat, 1_000_000);
  return ok({ kind: 'dead-heat', num: heat / by, den: 1_000_000 / by });
}
