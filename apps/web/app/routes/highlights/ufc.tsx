import { SPORT } from '@touchline/catalogue/sport/sports';
import type { MatchRow } from '@touchline/contract/line/shapes';
import type { Language } from '@touchline/i18n/languages';
import { translate } from '@touchline/i18n/translate';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type Fight, FightCard } from '../../features/highlights/fight-card.tsx';
import { fighterRecord } from '../../features/highlights/fighter-record.ts';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { type LoaderContext, loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/ufc.ts';
import { HighlightMatches } from './highlight-matches.tsx';
import { readHighlightMatches } from './read-highlight-matches.ts';

/** Fights that are drawn with the tale of the tape; the rest of the calendar is a list. */
const TAPED = 6;

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const { live, line, total } = await readHighlightMatches(services, lng, { section: 'ufc', count: 100 });
  const next = [...live, ...line]
    .flatMap((champ) => champ.matches)
    .filter((match) => match.away !== null)
    .sort((a, b) => Number(b.kind === 'live') - Number(a.kind === 'live') || a.startsAt - b.startsAt || a.id - b.id)
    .slice(0, TAPED);
  const fights = await Promise.all(next.map((match) => readFight(services, lng, match)));
  // The main event is the one most people will watch.
  const main = fights.reduce<Fight | null>((best, fight) => (best === null || fight.match.weight > best.match.weight ? fight : best), null);
  const taped = new Set(next.map((match) => match.id));
  return {
    total,
    main,
    fights: fights.filter((fight) => fight !== main),
    later: line.flatMap((champ) => {
      const matches = champ.matches.filter((match) => !taped.has(match.id));
      return matches.length > 0 ? [{ ...champ, matches }] : [];
    }),
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.ufc.title')}`,
      description: translate(lng, 'sections.ufc.lead'),
    }),
  };
}

async function readFight(services: LoaderContext, lng: Language, match: MatchRow): Promise<Fight> {
  const record = async (id: number) => {
    // A fighter without a past still fights.
    const known = await services.call('getTeamStatistics', { query: { lng, teamId: id } }).catch(() => null);
    return fighterRecord(id, known?.lastGames ?? [], known?.rating ?? null);
  };
  const [home, away] = await Promise.all([record(match.home.id), record(match.away?.id ?? 0)]);
  return { match, home, away };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The fight card: fighters, weights and the tale of the tape (S030, S067). */
export default function Ufc({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { main, fights, later, total } = loaderData;
  return (
    <>
      <HighlightHeader
        mark={<SportIcon sport={SPORT.mma} />}
        title={t('sections.ufc.title')}
        lead={`${t('sections.ufc.lead')} ${t('sections.ufc.fights', { n: total })}.`}
      />
      {main ? <FightCard fight={main} main /> : null}
      <div className="fights">
        {fights.map((fight) => (
          <FightCard key={fight.match.id} fight={fight} />
        ))}
      </div>
      {main === null || later.length > 0 ? (
        <HighlightMatches live={[]} line={later} sport={SPORT.mma} title={t('sections.ufc.later')} />
      ) : null}
    </>
  );
}
