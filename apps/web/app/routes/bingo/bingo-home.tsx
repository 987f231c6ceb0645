import '../../features/bingo/bingo.css';
import { translate } from '@touchline/i18n/translate';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useEffectEvent } from 'react';
import { useRevalidator } from 'react-router';
import { BingoHeader } from '../../features/bingo/bingo-header.tsx';
import { RoomCard } from '../../features/bingo/room-card.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { bingoPath } from '../../shell/paths.ts';
import type { Route } from './+types/bingo-home.ts';

/** How often players and games of the rooms are asked for, ms. */
const AGAIN_MS = 10_000;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    ...(await services.call('bingoRooms', {})),
    seo: buildSeo(services, bingoPath(lng), { title: translate(lng, 'bingo.title'), description: translate(lng, 'bingo.lead') }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The rooms of bingo (S110, S227), each with its next game. */
export default function Bingo({ loaderData: { rooms } }: Route.ComponentProps) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void revalidate();
  });
  useEffect(() => {
    const timer = setInterval(() => again(), AGAIN_MS);
    return () => clearInterval(timer);
  }, []);
  return (
    <>
      <BingoHeader title={t('bingo.title')} lead={t('bingo.lead')} />
      {rooms.length === 0 ? (
        <Card>
          <EmptyState title={t('bingo.none.title')} text={t('bingo.none.text')} />
        </Card>
      ) : (
        <div className="bingo-rooms">
          {rooms.map((room) => (
            <RoomCard key={room.room} room={room} />
          ))}
        </div>
      )}
    </>
  );
}
