import { randomInt } from 'node:crypto';
import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { nanoid } from 'nanoid';
import type { Platform } from '#platform/platform';
import { writeSpent } from '../captcha.store.ts';
import type { CaptchaProvider } from '../captcha-provider.ts';
import { seal, unseal } from '../sealed.ts';
import { choosePlace, drawPicture, drawPiece, drawScene, PUZZLE, type RandomInt } from './puzzle-scene.ts';

/** How long a challenge can be answered, and how long its token is good. */
const CHALLENGE_MS = 120_000;
const TOKEN_MS = 300_000;
/** Nobody finds the place faster than this. */
const FASTEST_MS = 400;
/** The page's clock and the way of the answer may differ from our own measure by this much. */
const CLOCK_SLACK_MS = 5_000;
/** How far from its place the piece may be let go, in pixels of the picture. */
const TOLERANCE = 6;

interface Challenge {
  readonly id: string;
  readonly answer: number;
  readonly tolerance: number;
  readonly issuedAt: number;
}

const random: RandomInt = (low, high) => randomInt(low, high + 1);

/** The puzzle of our own: everything about a challenge travels with it, sealed; the database only knows which were used. */
export function createPainPuzzle({ pool, clock }: Pick<Platform, 'pool' | 'clock'>, key: Uint8Array): CaptchaProvider {
  const issue = (answer: number, tolerance: number): { readonly id: string; readonly expiresAt: number } => {
    const issuedAt = clock.now();
    const challenge: Challenge = { id: nanoid(), answer, tolerance, issuedAt };
    return { id: seal(key, 'challenge', challenge), expiresAt: issuedAt + CHALLENGE_MS };
  };

  return {
    type: 'painPuzzle',
    async challenge(kind, language) {
      if (kind === 'question') {
        const [home, away] = [random(1, 9), random(1, 9)];
        const lng = siteLanguage(language);
        const word = (n: number): string => findText(lng, `captcha.number.${n}`) ?? String(n);
        const question = findText(lng, 'captcha.question', { home: word(home), away: word(away) }) ?? `${home} + ${away}`;
        return { kind, question, ...issue(home + away, 0) };
      }
      const place = choosePlace(random);
      const scene = drawScene(random);
      const [picture, piece] = await Promise.all([png(drawPicture(scene, place)), png(drawPiece(scene, place))]);
      return { kind, ...PUZZLE, top: place.y, picture, piece, ...issue(place.x, TOLERANCE) };
    },
    async verify({ id, answer, elapsedMs }) {
      const challenge = unseal(key, 'challenge', id) as Challenge | undefined;
      if (!challenge) return undefined;
      const now = clock.now();
      const takenMs = now - challenge.issuedAt;
      // Whatever the answer is, there is no second one to the same challenge.
      if (takenMs > CHALLENGE_MS || !(await writeSpent(pool, challenge.id, challenge.issuedAt + CHALLENGE_MS + CLOCK_SLACK_MS)))
        return undefined;
      if (takenMs < FASTEST_MS || elapsedMs < FASTEST_MS || elapsedMs > takenMs + CLOCK_SLACK_MS) return undefined;
      if (Math.abs(answer - challenge.answer) > challenge.tolerance) return undefined;
      const expiresAt = now + TOKEN_MS;
      return { token: seal(key, 'token', { id: nanoid(), expiresAt }), expiresAt };
    },
    async take(token) {
      const opened = unseal(key, 'token', token) as { readonly id: string; readonly expiresAt: number } | undefined;
      if (!opened || opened.expiresAt <= clock.now()) return false;
      return writeSpent(pool, opened.id, opened.expiresAt + CLOCK_SLACK_MS);
    },
  };
}

/** Pixels, not shapes: the drawing itself would say where the hole is. The library comes with the first challenge. */
async function png(drawing: string): Promise<string> {
  const { default: sharp } = await import('sharp');
  const bytes = await sharp(Buffer.from(drawing)).png({ compressionLevel: 6, palette: true }).toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
}
