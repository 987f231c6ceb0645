import { type Sport, sportBySlug } from '@touchline/catalogue/sport/sports';
import type { LoaderContext } from './loader-context.ts';
import { notFound } from './loader-guards.ts';

interface Site {
  readonly look: Pick<LoaderContext['look'], 'closedSports'>;
}

/** The sport that an address names, where there is one and the brand offers it. */
export function offeredSport({ look }: Site, slug: string): Sport | undefined {
  const sport = sportBySlug(slug);
  return sport && !look.closedSports.includes(sport.id) ? sport : undefined;
}

/** The same; any other is a page that does not exist. */
export const requireSport = (services: Site, slug: string): Sport => offeredSport(services, slug) ?? notFound();
