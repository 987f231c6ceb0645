import '../../features/lotteries/lotteries.css';
import { translate } from '@touchline/i18n/translate';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { LotteriesHeader } from '../../features/lotteries/lotteries-header.tsx';
import { LotteryCard } from '../../features/lotteries/lottery-card.tsx';
import { useRefreshAt } from '../../features/lotteries/use-refresh-at.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { lotteriesPath } from '../../shell/paths.ts';
import type { Route } from './+types/lotteries-home.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  return {
    ...(await services.call('lotteries', {})),
    seo: buildSeo(services, lotteriesPath(lng), {
      title: `${translate(lng, 'lotteries.title')}`,
      description: translate(lng, 'lotteries.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Lotteries (S115, S229): each with its next draw and its jackpot. */
export default function Lotteries({ loaderData: { lotteries } }: Route.ComponentProps) {
  const t = useTranslator();
  const closes = lotteries.flatMap(({ next }) => (next ? [next.closesAt] : []));
  useRefreshAt(closes.length > 0 ? Math.min(...closes) : null);
  return (
    <>
      <LotteriesHeader title={t('lotteries.title')} lead={t('lotteries.lead')} />
      {lotteries.length === 0 ? (
        <Card>
          <EmptyState title={t('lotteries.none.title')} text={t('lotteries.none.text')} />
        </Card>
      ) : (
        <div className="lottery-cards">
          {lotteries.map((lottery) => (
            <LotteryCard key={lottery.lottery} lottery={lottery} />
          ))}
        </div>
      )}
    </>
  );
}
