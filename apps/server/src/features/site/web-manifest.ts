import type { SiteSettings } from '@touchline/contract/site/settings';
import type { Brand } from '#platform/tenant/brand';

/** The manifest that a browser keeps of the site once it is on a home screen; whose site it is, the host says. */
export const MANIFEST_PATH = '/manifest.webmanifest';

/** `--canvas` and `--pitch` of the dark theme (tokens.css): what stands there before the first page. */
const CANVAS = '#0a100d';
const PITCH = '#0d2a1c';

export const renderManifest = ({ name }: Pick<Brand, 'name'>, { colours }: Pick<SiteSettings, 'colours'>): string =>
  JSON.stringify({
    name,
    short_name: name,
    start_url: '/',
    display: 'standalone',
    background_color: CANVAS,
    theme_color: colours.dark.pitch ?? PITCH,
    icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
  });
