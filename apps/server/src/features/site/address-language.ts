import { matchLanguage, SITE_LANGUAGES } from '@touchline/catalogue/places/languages';

const TAG_FIRST = /^\/([a-z]{2,3}(?:[-_][a-z0-9]{2,8}){0,3})(?=[/?]|$)(.*)$/is;

/**
 * The page of an address that names its language otherwise than we do: `/en-US/live` is `/en/live`, `/pt` is `/pt-BR` where that is what there is.
 * Undefined for every other address. `codes`: the site's languages.
 */
export function addressInOurLanguage(url: string, codes: readonly string[] = SITE_LANGUAGES): string | undefined {
  const [, tag, rest] = TAG_FIRST.exec(url) ?? [];
  const code = matchLanguage(tag, codes);
  return code === undefined || code === tag ? undefined : `/${code}${rest}`;
}
