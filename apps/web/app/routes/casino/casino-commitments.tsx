import { translate } from '@touchline/i18n/translate';
import { casinoLogPath } from '../../features/casino/casino-paths.ts';
import { CommitmentLogPage } from '../../features/casino/fairness/log/commitment-log-page.tsx';
import type { ProofFound } from '../../features/casino/fairness/log/exported-proof.ts';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, orNull, requireLanguage } from '../../shell/loaders/loader-guards.ts';
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

/** The proof of a hash, and that the newest head begins with the one it is in. Null for what the log does not have, be it a hash or not. */
async function readProof(services: LoaderContext, promise: string): Promise<ProofFound | null> {
  const proof = await orErrorPage(orNull(services.call('commitmentProof', { params: { promise } }), ['commitment_unknown', 'invalid']));
  const first = proof?.inclusion?.head.number;
  if (!proof || first === undefined) return proof && { proof, consistency: null };
  const { heads } = await orErrorPage(services.call('commitmentHeads', { query: {} }));
  const number = heads[0]?.number ?? first;
  return { proof, consistency: await orErrorPage(services.call('commitmentConsistency', { params: { number }, query: { first } })) };
}

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const number = countOf(url.searchParams.get('head'));
  const before = countOf(url.searchParams.get('before'));
  const promise = url.searchParams.get('promise')?.trim().toLowerCase() ?? '';
  const hour = number === undefined ? null : await readHour(services, number, countOf(url.searchParams.get('from')));
  const asked = promise === '' || hour ? null : { promise, found: await readProof(services, promise) };
  const list =
    hour || asked?.found ? null : await orErrorPage(services.call('commitmentHeads', { query: before === undefined ? {} : { before } }));
  const { keys } = await orErrorPage(services.call('commitmentKeys', {}));
  return {
    keys,
    hour,
    list,
    asked,
    seo: buildSeo(services, casinoLogPath(lng), {
      title: `${translate(lng, 'casino.log.title')}`,
      description: translate(lng, 'casino.log.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The public log of commitments: hours, one of them, or the proof of a hash. */
export default function CasinoCommitments({ loaderData: { list, hour, asked, keys } }: Route.ComponentProps) {
  return <CommitmentLogPage list={list} hour={hour} asked={asked} keys={keys} />;
}
