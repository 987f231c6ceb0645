import { OFFICE_PAGES } from '@touchline/contract/office/enums';

/** Words without what stands between them: `bets-history/mail` and `bets_history_mail` are the same. */
const squeeze = (text: string): string => text.toLowerCase().replaceAll(/[^a-z0-9]/g, '');

const PATHS: ReadonlyMap<string, string> = new Map(OFFICE_PAGES.map(({ id, path }) => [squeeze(id), path]));

/**
 * The address of an office's page that is asked for by the specification's own words (S123-S190), however they are joined: "office/bets-history/mail"
 * is "bets/mail". Paths are without language; null where there is no such page, or it stands there already.
 */
export function officePageAt(path: string): string | null {
  const wanted = path.replaceAll(/^\/+|\/+$/g, '');
  if (!wanted.startsWith('office/')) return null;
  const found = PATHS.get(squeeze(wanted)) ?? null;
  return found === wanted ? null : found;
}
