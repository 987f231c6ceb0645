import { translate } from '@touchline/i18n/translate';
import { casinoLogPath } from '../../features/casino/casino-paths.ts';
import { CommitmentLogPage } from '../../features/casino/fairness/commitment-log-page.tsx';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-commitments.ts';

/** A count that an address names; undefined where it names none. */
function countOf(text: string | null): number | undefined {
  if (text === null) return undefined;
  return /^\d{1,9}$/.test(text) ? Number(text) : notFound();
}

async function readHour(services: LoaderContext, number: number, from: number | undefined) {
  return orErrorPage(services.call('commitmentLeaves', { params: { number }, query: from === undefined ? {} : { from } }));
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const number = countOf(url.searchParams.get('root'));
  const before = countOf(url.searchParams.get('before'));
  const hour = number === undefined ? null : await readHour(services, number, countOf(url.searchParams.get('from')));
  const list = hour ? null : await orErrorPage(services.call('commitmentRoots', { query: before === undefined ? {} : { before } }));
  return {
    hour,
    list,
    seo: buildSeo(services, casinoLogPath(lng), {
      title: `${translate(lng, 'casino.log.title')}`,
      description: translate(lng, 'casino.log.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The public log of commitments: hours, or one of them. */
export default function CasinoCommitments({ loaderData: { list, hour } }: Route.ComponentProps) {
  return <CommitmentLogPage list={list} hour={hour} />;
}
