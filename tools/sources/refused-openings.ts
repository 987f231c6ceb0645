import { parseSync } from 'oxc-parser';

/** First words that make a comment a riddle: a clause whose subject the reader has to guess. A comment opens with its subject instead. */
export const REFUSED_OPENINGS = ['What', 'Where', 'Whose', 'Who'] as const;

const OPENING = new RegExp(`^(?:${REFUSED_OPENINGS.join('|')})\\b`);
/** Applied migrations are checksummed, comments included. */
const FROZEN = /^apps\/server\/migrations\//;
const LINE = /(?<=^|\s)--[^\n]*/g;
const BLOCK = /\/\*.*?\*\//gs;

interface Comment {
  readonly start: number;
  readonly end: number;
  /** Without its marks. */
  readonly text: string;
  /** Written line by line: neighbours of this kind are one comment. */
  readonly isLine: boolean;
}

/** Comments that open with a refused word, as "file:line opens with "What"". Reads TypeScript, JavaScript, SQL and style sheets. */
export function refusedOpenings(file: string, code: string): string[] {
  if (FROZEN.test(file)) return [];
  return openingsOf(commentsOf(file, code), code).flatMap(({ start, text }) => {
    const [word] = OPENING.exec(text) ?? [];
    return word === undefined ? [] : [`${file}:${code.slice(0, start).split('\n').length} opens with "${word}"`];
  });
}

function commentsOf(file: string, code: string): Comment[] {
  if (/\.[cm]?[jt]sx?$/.test(file))
    return parseSync(file, code).comments.map(({ type, start, end, value }) => ({
      start,
      end,
      text: plain(value),
      isLine: type === 'Line',
    }));
  const blocks = /\.(?:sql|css)$/.test(file) ? matchesOf(code, BLOCK, false) : [];
  const lines = file.endsWith('.sql') ? matchesOf(code, LINE, true) : [];
  return [...blocks, ...lines].sort((a, b) => a.start - b.start);
}

const matchesOf = (code: string, pattern: RegExp, isLine: boolean): Comment[] =>
  [...code.matchAll(pattern)].map(({ 0: match, index }) => ({ start: index, end: index + match.length, text: plain(match), isLine }));

/** A comment's words from the first one on. */
const plain = (comment: string): string => comment.replace(/^[\s*/!-]+/, '');

/** Comments without the later lines of those written line by line. */
const openingsOf = (comments: readonly Comment[], code: string): readonly Comment[] =>
  comments.filter((comment, at) => {
    const before = comments[at - 1];
    return !(before?.isLine && comment.isLine && /^\n?[ \t]*$/.test(code.slice(before.end, comment.start)));
  });
