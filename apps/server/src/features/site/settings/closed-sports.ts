import { SPORTS } from '@touchline/catalogue/sport/sports';
import type { SiteSettings } from '@touchline/contract/site/settings';

const ALL: readonly number[] = SPORTS.map(({ id }) => id).toSorted((a, b) => a - b);

/** Sports that are not offered: those that are closed, or all where the sports as a part of the product are. */
export const closedSportsOf = ({ modules, closedSports }: Pick<SiteSettings, 'modules' | 'closedSports'>): readonly number[] =>
  modules.sports === false ? ALL : closedSports;
