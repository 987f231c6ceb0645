import '../features/registration/registration.css';
import '../features/block/block.css';
import { translate } from '@touchline/i18n/translate';
import { useTexts } from '@touchline/ui/texts';
import { Link, redirect, useNavigate } from 'react-router';
import { blockPath } from '../block-page.ts';
import { useCaller } from '../caller-context.tsx';
import { AppealForm } from '../features/block/appeal-form.tsx';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/block-appeal.ts';

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const ticket = new URL(request.url).searchParams.get('ticket') ?? '';
  const block = await services.call('blockPage', { query: { ticket } }).catch(() => null);
  // One appeal at a time: while one waits, the page of the block says so.
  if (!block?.mayAppeal) throw redirect(block ? blockPath(lng, ticket) : `/${lng}/login`);
  return {
    ticket,
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/block/appeal`,
      { title: `${translate(lng, 'block.appeal.title')} · Touchline`, description: translate(lng, 'block.appeal.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S210. */
export default function BlockAppeal({ loaderData: { ticket } }: Route.ComponentProps) {
  const t = useTexts();
  const caller = useCaller();
  const navigate = useNavigate();
  const back = blockPath(t.language, ticket);
  return (
    <section className="card narrow">
      <div className="card-h">
        <h1>{t('block.appeal.title')}</h1>
        <span className="sp" />
        <Link to={back}>{t('action.back')}</Link>
      </div>
      <AppealForm
        send={(text) => caller.execute('appealBlock', { body: { ticket, text } })}
        onSent={() => void navigate(back, { replace: true })}
      />
    </section>
  );
}
