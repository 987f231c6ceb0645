import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchRow } from '@touchline/contract/line/shapes';

/** Whether the sides of a cricket match are countries: clubs of a championship have its country's flag, both of them. */
export const countriesMeet = ({ sport, home, away }: Pick<MatchRow, 'sport' | 'home' | 'away'>): boolean =>
  sport === SPORT.cricket && away !== null && home.flag !== away.flag;
