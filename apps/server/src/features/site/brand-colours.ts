import { createHash } from 'node:crypto';
import type { SiteSettings } from '@touchline/contract/site/settings';

/** The path of the style sheet with a brand's own colours; which brand's, the host says. */
export const COLOURS_PATH = '/brand.css';

/** The colours as a style sheet over the shared look; empty where the brand has none of its own. */
export function renderColours({ colours }: Pick<SiteSettings, 'colours'>): string {
  return (['dark', 'light'] as const)
    .map((theme) => [theme, Object.entries(colours[theme])] as const)
    .filter(([, own]) => own.length > 0)
    .map(([theme, own]) => `[data-theme="${theme}"]{${own.map(([name, value]) => `--${name}:${value}`).join(';')}}`)
    .join('\n');
}

/** The address at which a page finds it: an address that changes with the colours; null where there are none. */
export function coloursAddress(settings: Pick<SiteSettings, 'colours'>): string | null {
  const sheet = renderColours(settings);
  return sheet === '' ? null : `${COLOURS_PATH}?v=${createHash('sha256').update(sheet).digest('base64url').slice(0, 12)}`;
}
