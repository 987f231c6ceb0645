import '../../features/payments/payments.css';
import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { DepositForm } from '../../features/payments/deposit-form.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { requirePlayer } from '../../shell/session/require-player.ts';
import type { Route } from './+types/deposit.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  requirePlayer(services, lng, request);
  const wished = new URL(request.url).searchParams.get('amount') ?? '';
  return {
    data: await services.call('getDepositOptions', {}),
    wished: /^\d{1,12}(\.\d{1,8})?$/.test(wished) ? wished : '',
    seo: buildSeo(
      services,
      `/${lng}/deposit`,
      { title: `${translate(lng, 'deposit.title')}`, description: translate(lng, 'deposit.redirect') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Recharge (S148). */
export default function Deposit({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  return (
    <section className="card narrow-page">
      <div className="card-head narrow-page-head">
        <h1>{t('deposit.title')}</h1>
      </div>
      <DepositForm data={loaderData.data} wished={loaderData.wished} />
    </section>
  );
}
