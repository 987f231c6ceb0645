import '../../features/bingo/bingo.css';
import { BINGO_ROOM_KEYS } from '@touchline/casino/bingo/bingo-room';
import { translate } from '@touchline/i18n/translate';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { BingoHeader } from '../../features/bingo/bingo-header.tsx';
import { bingoGamesPath, roomOf } from '../../features/bingo/bingo-paths.ts';
import { GamesList } from '../../features/bingo/games-list.tsx';
import { addressId } from '../../shell/loaders/address-id.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { NextPageLink } from '../../shell/page/next-page-link.tsx';
import type { Route } from './+types/bingo-games.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const room = roomOf(url.searchParams.get('room'));
  const before = addressId(url.searchParams.get('before'));
  return {
    ...(await services.call('bingoGames', { query: { ...(room ? { room } : {}), ...(before ? { before } : {}) } })),
    room: room ?? null,
    seo: buildSeo(services, bingoGamesPath(lng, room), {
      title: `${translate(lng, 'bingo.games.title')}`,
      description: translate(lng, 'bingo.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Games that are over (S227), of all rooms or of one. */
export default function BingoGames({ loaderData: { games, next, room } }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <>
      <BingoHeader title={t('bingo.games.title')} />
      <nav className="chips" aria-label={t('bingo.games.which')}>
        {[undefined, ...BINGO_ROOM_KEYS].map((key) => (
          <Link
            key={key ?? ''}
            className={chipClass((key ?? null) === room)}
            aria-current={(key ?? null) === room ? 'page' : undefined}
            to={bingoGamesPath(t.language, key)}
          >
            {key === undefined ? t('bingo.games.all') : t(`bingo.name.${key}`)}
          </Link>
        ))}
      </nav>
      <Card>
        {games.length === 0 ? (
          <EmptyState title={t('bingo.games.empty.title')} text={t('bingo.games.empty.text')} />
        ) : (
          <GamesList games={games} />
        )}
      </Card>
      <NextPageLink to={next === null ? null : `?${room === null ? '' : `room=${room}&`}before=${next}`} />
    </>
  );
}
