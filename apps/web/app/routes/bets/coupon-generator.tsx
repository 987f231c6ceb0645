import { generateCoupons } from '@touchline/betting/generator/generate-coupons';
import { translate, translatorOf } from '@touchline/i18n/translate';
import '../../features/coupon/panel/coupon.css';
import { candidatesOf, parseGeneratorOptions } from '../../features/coupon/sharing/generator-options.ts';
import { GeneratorPage } from '../../features/coupon/sharing/generator-page.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/coupon-generator.ts';

/** Matches that coupons are made of: those that begin next. */
const ROWS = 60;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const wish = parseGeneratorOptions(url.searchParams);
  const bind = { kind: 'line' } as const;
  const [list, sports] = await Promise.all([
    orErrorPage(
      services.call('get1x2', {
        bind,
        query: { lng, count: ROWS, ...(wish && wish.sports.length > 0 ? { sports: wish.sports.join(',') } : {}) },
      }),
    ),
    services.call('getSportsShort', { bind, query: { lng } }),
  ]);
  const candidates = candidatesOf(
    translatorOf(lng),
    list.champs.flatMap((champ) => champ.matches.map((match) => ({ ...match, champName: champ.name }))),
  );
  const made = wish && generateCoupons([...candidates.keys()], wish);
  const typed = (name: string, otherwise: string): string => (url.searchParams.get(name) ?? otherwise).slice(0, 9);
  return {
    form: {
      odds: typed('odds', '10'),
      min: typed('min', '2'),
      max: typed('max', '5'),
      sports: wish?.sports ?? [],
      turn: wish?.seed ?? 1,
    },
    sports: sports.flatMap(({ id, name, line }) => (line > 0 ? [{ id, name }] : [])),
    coupons: made?.ok
      ? made.value.map((coupon) => ({
          legs: coupon.legs.flatMap((candidate) => candidates.get(candidate) ?? []),
          totalOdds: Number(coupon.totalOddsMilli),
        }))
      : [],
    problem:
      made === null
        ? ('format' as const)
        : made.ok
          ? null
          : made.error.code === 'generator-target'
            ? { code: made.error.code, nearest: Number(made.error.nearestOddsMilli) }
            : made.error,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'coupon.generator')}`,
      description: translate(lng, 'coupon.generator.text'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Coupons by the odds that the player wishes for. */
export default function Generator({ loaderData }: Route.ComponentProps) {
  const { form, sports, coupons, problem } = loaderData;
  return <GeneratorPage form={form} sports={sports} coupons={coupons} problem={problem} />;
}
