import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { translate } from '@touchline/i18n/translate';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, redirect, useNavigate } from 'react-router';
import { AppealForm } from '../../features/blocks/appeal-form.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { accountBlockedPath } from '../../shell/session/redirect-if-blocked.ts';
import type { Route } from './+types/account-blocked-appeal.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  const block = await services.call('blockPage', { query: { ticket } }).catch(() => null);
  // One appeal at a time: while one waits, the page of the block says so.
  if (!block?.mayAppeal) throw redirect(block ? accountBlockedPath(lng, ticket) : `/${lng}/login`);
  return {
    ticket,
    seo: buildSeo(
      services,
      `/${lng}/block/appeal`,
      { title: `${translate(lng, 'block.appeal.title')}`, description: translate(lng, 'block.appeal.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S210. */
export default function BlockAppeal({ loaderData: { ticket } }: Route.ComponentProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const back = accountBlockedPath(t.language, ticket);
  return (
    <section className="card narrow-page">
      <div className="card-head narrow-page-head">
        <h1>{t('block.appeal.title')}</h1>
        <span className="spacer" />
        <Link to={back}>{t('action.back')}</Link>
      </div>
      <AppealForm
        send={(text) => caller.execute('appealBlock', { body: { ticket, text } })}
        onSent={() => void navigate(back, { replace: true })}
      />
    </section>
  );
}
