import type { ReplyFor } from '@touchline/contract/calls';
import { LOGIN_TABS, type LoginTab } from '../../features/session/sign-in.ts';
import type { SocialWay } from '../../features/social/social-buttons.tsx';
import type { LoaderContext } from '../../shell/loaders/loader-context.ts';

/** How a visitor may come in here. */
export interface LoginOptions {
  readonly tabs: readonly LoginTab[];
  readonly providers: readonly SocialWay[];
  /** The country whose calling code a phone begins with. */
  readonly countryId: number;
  /** Whether a first deposit from a bank account can be the registration (S198). */
  readonly bank: boolean;
}

/** The options that the authorisation form of a page needs, by the configuration. */
export async function readLoginOptions(services: Pick<LoaderContext, 'call'>, config: ReplyFor<'siteConfig'>): Promise<LoginOptions> {
  const { types = [] } = config.groups.auth;
  const providers = await services.call('socialProviders', {});
  return {
    tabs: LOGIN_TABS.filter((tab) => [types].flat().includes(tab)),
    providers,
    countryId: config.derived.geoCountryId,
    bank: config.registrationKinds.includes('pay-and-play'),
  };
}
