import { countryByCode } from '@touchline/catalogue/places/countries';
import { translate } from '@touchline/i18n/translate';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';
import { CountryChips, type CountryChoice } from '../../features/highlights/country-chips.tsx';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { highlightMatchPath, highlightPath } from '../../shell/paths.ts';
import type { Route } from './+types/bets-on-your-country.ts';
import { HighlightMatches } from './highlight-matches.tsx';
import { readHighlightMatches } from './read-highlight-matches.ts';

/** As many countries stand beside the visitor's own. */
const OTHER_COUNTRIES = 16;

/** Matches of the clubs, players and national sides of one country, wherever they play: the visitor's, or the one in the address. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sport = params.sport === undefined ? null : requireSport(services, params.sport);
  const asked = url.searchParams.get('country');
  const [config, sports] = await Promise.all([
    services.call('siteConfig', { query: { lng } }),
    services.call('getSportsShort', { bind: { kind: 'line' }, query: { lng, withCountries: true, cyberFlag: 2, virtualSports: false } }),
  ]);
  const own = config.derived.geoCountryId;
  const country = asked === null ? own : (countryByCode(asked)?.id ?? notFound());
  const stream = await readHighlightMatches(services, lng, { section: 'betsonyour', sport: sport?.id, country, count: 60 });
  const countries = countriesOf(sports, own);
  const known = countries.find((one) => one.id === country);
  const code = (asked ?? config.derived.geoCountryCode).toLowerCase();
  // A country without a single match on offer still has a name where people live in it.
  const name = known?.name ?? config.countries.find((one) => one.id === country)?.name ?? code.toUpperCase();
  const title = translate(lng, 'sections.betsonyour.title', { country: name });
  return {
    ...stream,
    sport: sport?.id ?? null,
    country: known ?? { id: country, code, name, flag: code },
    countries: countries.slice(0, OTHER_COUNTRIES),
    chosen: asked !== null,
    seo: buildSeo(services, url.pathname, {
      title: `${title}`,
      description: translate(lng, 'sections.betsonyour.lead', { country: name }),
    }),
  };
}

/** Countries by their matches over all sports, the visitor's own first. */
function countriesOf(
  sports: readonly {
    readonly countries?:
      | readonly { readonly id: number; readonly name: string; readonly flag: string; readonly matches: number }[]
      | undefined;
  }[],
  own: number,
): CountryChoice[] {
  const found = new Map<number, CountryChoice & { matches: number }>();
  for (const { id, name, flag, matches } of sports.flatMap((sport) => sport.countries ?? [])) {
    if (id === 0 || flag === '') continue;
    const one = found.get(id);
    if (one) one.matches += matches;
    else found.set(id, { id, code: flag, name, flag, matches });
  }
  return [...found.values()]
    .sort((a, b) => Number(b.id === own) - Number(a.id === own) || b.matches - a.matches || a.id - b.id)
    .map(({ matches: _counted, ...country }) => country);
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Bets on your country (S028, S055). */
export default function BetsOnYour({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { live, line, sports, sport, country, countries, chosen, total } = loaderData;
  const tail = chosen ? `?country=${country.code}` : '';
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  return (
    <>
      <HighlightHeader
        mark={<Flag code={country.flag} size={32} />}
        title={t('sections.betsonyour.title', { country: country.name })}
        lead={`${t('sections.betsonyour.lead', { country: country.name })} ${t('common.matches', { n: total })}.`}
      />
      <CountryChips
        countries={countries}
        current={country.id}
        to={({ code }) => `${highlightPath(t.language, 'betsonyour', sport)}?country=${code}`}
      />
      {sports.length > 0 ? (
        <SportChips
          all={{ id: 0, name: t('common.all'), count: all, to: highlightPath(t.language, 'betsonyour') + tail }}
          sports={sports.map((one) => ({ ...one, to: highlightPath(t.language, 'betsonyour', one.id) + tail }))}
          current={sport}
        />
      ) : null}
      <HighlightMatches
        live={live}
        line={line}
        sport={sport}
        withSport={sport === null}
        address={(language, match) => highlightMatchPath(language, 'betsonyour', match) + tail}
      />
    </>
  );
}
