/** Characters as the house counts them: code points. */
export const textLength = (text: string): number => Array.from(text).length;

/** As much of a text as fits, without cutting what a reader sees as one character. */
export function fitText(text: string, max: number): string {
  if (textLength(text) <= max) return text;
  let fitting = '';
  for (const { segment } of new Intl.Segmenter().segment(text)) {
    if (textLength(fitting) + textLength(segment) > max) break;
    fitting += segment;
  }
  return fitting;
}
