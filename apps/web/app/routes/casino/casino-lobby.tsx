import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { redirect, type ShouldRevalidateFunctionArgs } from 'react-router';
import { casinoCategoryPath } from '../../features/casino/casino-paths.ts';
import { gameName } from '../../features/casino/game-name.ts';
import { hasScreen } from '../../features/casino/games/game-screens.ts';
import { LobbyPage } from '../../features/casino/lobby/lobby-page.tsx';
import { lobbyTarget } from '../../features/casino/lobby/lobby-sections.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { pack, usePacked } from '../../shell/loaders/packed.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { casinoPath } from '../../shell/paths.ts';
import type { Route } from './+types/casino-lobby.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const target = params.section === undefined ? null : (lobbyTarget(params.section) ?? notFound());
  // A page has one address: other names of it lead there.
  if (typeof target === 'function') throw redirect(target(lng), 301);
  if (target !== null && target !== params.section) throw redirect(casinoCategoryPath(lng, target), 301);
  const section = target;
  const hasJackpots = section === null || section === 'jackpot';
  const [{ games }, providers, jackpots] = await Promise.all([
    services.call('casinoGames', {}),
    services.call('providerGames', { query: {} }),
    hasJackpots ? services.call('casinoJackpots', {}) : null,
  ]);
  const title = section === null ? translate(lng, 'casino.title') : translate(lng, `casino.section.${section}`);
  return {
    games: games.filter(({ game }) => hasScreen(game)),
    providerGames: pack(providers.games),
    jackpots,
    section,
    now: services.now,
    seo: buildSeo(services, section === null ? casinoPath(lng) : casinoCategoryPath(lng, section), {
      title: `${title}`,
      description: translate(lng, 'casino.lead'),
    }),
  };
}

/** The lobby has all of its games: another search or filter asks nobody for them. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod = 'GET',
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isFiltered = currentUrl.pathname === nextUrl.pathname && currentUrl.search !== nextUrl.search;
  return isFiltered && formMethod === 'GET' ? false : defaultShouldRevalidate;
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The casino's lobby, whole or one part of it (S112, S113, S117, S118, S223); its parts are the categories and kinds of pages of R049 to R052. */
export default function CasinoLobby({ loaderData: { games, providerGames, jackpots, section, now } }: Route.ComponentProps) {
  const t = useTranslator();
  const named = useMemo(() => games.map((game) => ({ ...game, name: gameName(t, game.game) })), [games, t]);
  return <LobbyPage games={named} providerGames={usePacked(providerGames)} jackpots={jackpots} section={section} now={now} />;
}
