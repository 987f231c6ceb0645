import { ClassicRequest } from '../../packages/casino/src/classic/classic-request.ts';
import { type ClassicResult, classicRound } from '../../packages/casino/src/classic/classic-round.ts';

export type RoundAnswer = { readonly result: ClassicResult } | { readonly error: string };

function readRound(line: string): RoundAnswer {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return { error: 'line: not JSON' };
  }
  const request = ClassicRequest.safeParse(value);
  if (request.success) return { result: classicRound(request.data) };
  const [issue] = request.error.issues;
  return { error: `${issue?.path.join('.') || 'line'}: ${issue?.message ?? 'not a round'}` };
}

/** An answer for each line that is not empty. */
export const readRounds = (text: string): RoundAnswer[] =>
  text
    .split('\n')
    .filter((line) => line.trim() !== '')
    .map(readRound);
