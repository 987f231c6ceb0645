import type { ClubTermsView } from '@touchline/contract/casino-club/operator';
import { settingVersions } from '#features/operator';

/** The terms of each brand's club. Periods are settled by the version that they began under. */
export const CLUB_TERMS = settingVersions<ClubTermsView>('club-terms');
