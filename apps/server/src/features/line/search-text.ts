/** Text as it is compared in search: lower case, without accents, Russian letters as they sound in English, only letters and digits. */

const CYRILLIC: Readonly<Record<string, string>> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'e',
  ж: 'zh',
  з: 'z',
  и: 'i',
  й: 'i',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'kh',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  і: 'i',
  ї: 'i',
  є: 'e',
  ґ: 'g',
};
/** Letters that do not fall apart into a letter and an accent. */
const LATIN: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', đ: 'd', ł: 'l', æ: 'ae', œ: 'oe', ı: 'i', þ: 'th', ð: 'd' };

/** Without accents and case, in its own script. */
export const stripAccents = (text: string): string => text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().normalize('NFC');

/** The words of a text, folded: "Зенит" and "Zenit" are the same word, "São Paulo" is [sao, paulo]. */
export function searchWords(text: string): string[] {
  // Most of what is typed and most names are plain letters, which fold to themselves.
  if (PLAIN_WORD.test(text)) return [phoneticForm(text)];
  const folded = Array.from(stripAccents(text), (ch) => CYRILLIC[ch] ?? LATIN[ch] ?? ch).join('');
  return folded
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map(phoneticForm);
}

const PLAIN_WORD = /^[a-z0-9]+$/;
/** Anything that `sound` would change. */
const SOUNDS = /[cjqwxy]|kh|ph|(.)\1/;

/** Spellings of the same sound that transliterations differ in: Chelsea and Челси, Kharkov and Harkov, Yuventus and Juventus. */
function phoneticForm(word: string): string {
  if (!SOUNDS.test(word)) return word;
  return word
    .replaceAll('shch', 'sh')
    .replaceAll('kh', 'h')
    .replaceAll('ph', 'f')
    .replaceAll('x', 'ks')
    .replaceAll('ck', 'k')
    .replaceAll('w', 'v')
    .replace(/c(?!h)/g, 'k')
    .replace(/q/g, 'k')
    .replace(/^[jy](?=[aeou])/, 'i')
    .replace(/[jy]/g, 'i')
    .replace(/(.)\1/g, '$1');
}

/** The words as typed, for strict search. */
export const strictWords = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}\p{M}]+/u)
    .filter((word) => word !== '');
