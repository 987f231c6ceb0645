import '../features/payments/payments.css';
import { translate } from '@touchline/i18n/translate';
import { useTexts } from '@touchline/ui/texts';
import { DepositForm } from '../features/payments/deposit-form.tsx';
import { languageOf } from '../loader-guards.ts';
import { needPlayer } from '../need-player.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/deposit.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  needPlayer(services, lng, request);
  const wished = new URL(request.url).searchParams.get('amount') ?? '';
  return {
    data: await services.call('rechargeData', {}),
    wished: /^\d{1,12}(\.\d{1,8})?$/.test(wished) ? wished : '',
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/deposit`,
      { title: `${translate(lng, 'deposit.title')} · Touchline`, description: translate(lng, 'deposit.redirect') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Recharge (S148). */
export default function Deposit({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  return (
    <section className="card narrow">
      <div className="card-h">
        <h1>{t('deposit.title')}</h1>
      </div>
      <DepositForm data={loaderData.data} wished={loaderData.wished} />
    </section>
  );
}
