import { translate } from '@touchline/i18n/translate';
import { CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { BEST_KINDS, bestMarkets } from '../../features/highlights/best-markets.ts';
import { BestRow } from '../../features/highlights/best-row.tsx';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { useSectionList } from '../../features/highlights/use-section-list.ts';
import { SportChips } from '../../features/line/sport-chips.tsx';
import { MatchPathContext } from '../../live/match-path-builder.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { requireSport } from '../../shell/loaders/offered-sport.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import { highlightMatchPath, highlightPath } from '../../shell/paths.ts';
import type { Route } from './+types/best-odds.ts';
import { HighlightMatches } from './highlight-matches.tsx';
import { readHighlightMatches } from './read-highlight-matches.ts';

/** Prices are compared among the matches of the coming day. */
const DAY_SECONDS = 86_400;
/** The end of the day moves in steps, so that everybody asks for the same bytes for a while. */
const STEP_SECONDS = 900;
const COMPARED = 400;
const EACH = 6;
const LISTED = 24;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const sport = params.sport === undefined ? null : requireSport(services, params.sport);
  const until = Math.floor(services.now / 1000 / STEP_SECONDS) * STEP_SECONDS + DAY_SECONDS;
  const stream = await readHighlightMatches(services, lng, { section: 'best', sport: sport?.id, count: COMPARED, until });
  return {
    best: bestMarkets(stream.line, EACH),
    live: stream.live,
    // The compared rows are many; what is listed below is what most people look for.
    line: firstRows(stream.line, LISTED),
    sports: stream.sports,
    sport: sport?.id ?? null,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.best.name')}${sport ? `: ${translate(lng, `sport.${sport.id}`)}` : ''}`,
      description: translate(lng, 'sections.best.lead'),
    }),
  };
}

function firstRows<C extends { readonly matches: readonly unknown[] }>(champs: readonly C[], count: number): C[] {
  let left = count;
  return champs.flatMap((champ) => {
    const matches = champ.matches.slice(0, Math.max(0, left));
    left -= matches.length;
    return matches.length > 0 ? [{ ...champ, matches }] : [];
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The best prices of the day (S033, S061): where the site takes least for itself. */
export default function Best({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { best, live, line, sports, sport } = loaderData;
  const all = sports.reduce((sum, one) => sum + one.count, 0);
  // The rows above are of matches that may not be listed below: their prices run too.
  useSectionList(
    useMemo(() => {
      const matches = BEST_KINDS.flatMap((kind) => best[kind].map((one) => one.match));
      return matches.map((match) => ({
        id: match.champ,
        sport: match.sport,
        name: match.champName,
        country: 0,
        countryName: '',
        flag: '',
        top: 0,
        matches: [match],
      }));
    }, [best]),
    sport === null ? 'line' : `line:sport:${sport}`,
  );
  return (
    <>
      <HighlightHeader mark={<Icon name="bank" />} title={t('sections.best.name')} lead={t('sections.best.lead')} />
      <SportChips
        all={{ id: 0, name: t('common.all'), count: all, to: highlightPath(t.language, 'best') }}
        sports={sports.map((one) => ({ ...one, to: highlightPath(t.language, 'best', one.id) }))}
        current={sport}
      />
      <MatchPathContext value={(language, match) => highlightMatchPath(language, 'best', match)}>
        {BEST_KINDS.map((kind) =>
          best[kind].length > 0 ? (
            <section key={kind} className="card">
              <CardHeader title={t(`sections.best.${kind}`)}>
                <span className="faint">{t('sections.best.payout')}</span>
              </CardHeader>
              <ol className="best">
                {best[kind].map((one) => (
                  <BestRow key={`${one.match.id}:${one.market.id}`} best={one} />
                ))}
              </ol>
            </section>
          ) : null,
        )}
      </MatchPathContext>
      <HighlightMatches
        live={live}
        line={line}
        sport={sport}
        withSport={sport === null}
        title={t('sections.best.others')}
        address={(language, match) => highlightMatchPath(language, 'best', match)}
      />
    </>
  );
}
