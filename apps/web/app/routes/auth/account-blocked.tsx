import '../../features/registration/registration.css';
import '../../features/blocks/block.css';
import { translate } from '@touchline/i18n/translate';
import { redirect } from 'react-router';
import { BlockView } from '../../features/blocks/block-view.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/account-blocked.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  // A ticket that has expired, or an account that is open again: there is nothing to say but to log in.
  const block = await services.call('blockPage', { query: { ticket } }).catch(() => null);
  if (block === null) throw redirect(`/${lng}/login`);
  return {
    block,
    ticket,
    seo: buildSeo(
      services,
      `/${lng}/block`,
      { title: `${translate(lng, 'block.title')}`, description: translate(lng, 'block.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S209. */
export default function BlockPage({ loaderData, params }: Route.ComponentProps) {
  return (
    <section className="card narrow-page">
      <BlockView block={loaderData.block} appealPath={`/${params.lang}/block/appeal?ticket=${encodeURIComponent(loaderData.ticket)}`} />
    </section>
  );
}
