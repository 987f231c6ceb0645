import '../../features/results/results.css';
import { tournamentHistory } from '@touchline/catalogue/sport/tournament-history';
import { CardHeader } from '@touchline/ui/card';
import { Crest } from '@touchline/ui/crest';
import { useTranslator } from '@touchline/ui/translator-context';
import { Bracket } from '../../features/champ/bracket.tsx';
import { StandingsTable } from '../../features/champ/standings-table.tsx';
import { groupByChamp } from '../../features/line/group-by-champ.ts';
import { MatchList } from '../../features/line/match-list.tsx';
import { buildTournamentSeo } from '../../features/tournament/build-tournament-seo.ts';
import { ChampionsCard } from '../../features/tournament/champions-card.tsx';
import { OutrightCard } from '../../features/tournament/outright-card.tsx';
import { readSeason, readTournament } from '../../features/tournament/read-tournament.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/tournament-title-race.ts';

/** How much of a table is in the race for the title. */
const CONTENDERS = 4;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const head = await readTournament(services, lng, params.slug);
  const { champId } = head;
  const [season, stage, winners] = await Promise.all([
    readSeason(services, lng, champId),
    champId === null
      ? null
      : services.call('getStageTable', { bind: { kind: 'line' }, query: { lng, champIdResults: champId } }).catch(() => null),
    champId === null
      ? null
      : services.call('stageTableWhoWins', { bind: { kind: 'line' }, query: { lng, champIdResults: champId } }).catch(() => null),
  ]);
  const knockOut = season?.stage.season.kind === 'knock-out';
  const final = season?.stage.rounds.find(({ name }) => name === 'final')?.matches[0];
  const open = final && !final.over ? String(final.id) : null;
  const rows = open
    ? await services.call('getFavoritesFeed', { bind: { kind: 'line' }, query: { lng, games: open } }).catch(() => null)
    : null;
  return {
    head,
    season,
    knockOut,
    final: rows?.champs ?? [],
    contenders: knockOut ? [] : (stage?.rows ?? season?.stage.table ?? []).slice(0, CONTENDERS),
    outrights: winners?.events ?? [],
    champions: tournamentHistory(head.slug),
    seo: buildTournamentSeo(services, lng, head, 'final'),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S077: the way to the title: the net of a cup or the top of a table, who wins, and who won before. */
export default function TournamentFinal({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { season, knockOut, final, contenders, outrights, champions } = loaderData;
  const champ = season?.stage.champ;
  const [first, second] = contenders;
  return (
    <>
      {final.length > 0 ? (
        <>
          <div className="heading-row">
            <h2>{t('tournament.final.match')}</h2>
          </div>
          <MatchList
            champs={groupByChamp(
              final.flatMap(({ matches }) => matches),
              final,
            )}
            feed="line"
          />
        </>
      ) : null}
      {knockOut && season ? (
        <section className="card">
          <CardHeader title={t('tournament.final.running')}>
            <span className="faint figures">{season.stage.season.name}</span>
          </CardHeader>
          <Bracket rounds={season.stage.rounds} label={t('tournament.final.running')} />
        </section>
      ) : null}
      {first && champ ? (
        <section className="card">
          <CardHeader title={t('tournament.final.leader')}>
            <span className="faint figures">{season?.stage.season.name}</span>
          </CardHeader>
          <p className="final-leader">
            <Crest crest={first.competitor.crest} name={first.competitor.name} size={40} />
            <span>
              <b>{first.competitor.name}</b>
              <small>{t('tournament.final.lead', { n: first.points - (second?.points ?? 0) })}</small>
            </span>
          </p>
          <StandingsTable rows={contenders} champ={champ} label={t('tournament.final.leader')} />
        </section>
      ) : null}
      {outrights.map((event) => (
        <OutrightCard key={event.marketId} event={event} />
      ))}
      {champions ? <ChampionsCard history={champions} /> : null}
    </>
  );
}
