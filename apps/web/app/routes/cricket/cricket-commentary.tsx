import type { MatchDetail } from '@touchline/contract/line/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { buildCricketSeo } from '../../features/cricket/build-cricket-seo.ts';
import { parseInnings } from '../../features/cricket/innings.ts';
import { LiveCricketCard } from '../../features/cricket/live-cricket-card.tsx';
import { OverList } from '../../features/cricket/over-list.tsx';
import { CRICKET_SPORT_ID, readLiveCricket } from '../../features/cricket/read-cricket.ts';
import { MatchList } from '../../features/line/match-list.tsx';
import { useLiveList } from '../../features/line/use-live-list.ts';
import { useLiveMatch } from '../../features/match/use-live-match.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../shell/loaders/seo.ts';
import { cricketMatchPath } from '../../shell/paths.ts';
import type { Route } from './+types/cricket-commentary.ts';

const LIVE = 8;
const OVERS = 4;
const LINE_ROWS = 10;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const [live, line] = await Promise.all([
    readLiveCricket(services, lng, LIVE),
    orErrorPage(services.call('get1x2', { bind: { kind: 'line' }, query: { lng, sports: String(CRICKET_SPORT_ID), count: LINE_ROWS } })),
  ]);
  return { live, line: line.champs, seo: buildCricketSeo(services, lng, 'broadcasts') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S090: text broadcasts of all matches in play, ball by ball. */
export default function CricketBroadcasts({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const { live } = loaderData;
  const line = useLiveList(loaderData.line, `line:sport:${CRICKET_SPORT_ID}`);
  return (
    <>
      <div className="heading-row">
        <h1>{t('cricket.tab.broadcasts')}</h1>
        <span className="heading-count figures">{live.length}</span>
      </div>
      {live.length > 0 ? <p className="muted">{t('cricket.broadcasts.text')}</p> : <Callout>{t('cricket.broadcasts.none')}</Callout>}
      <div className="cricket-grid">
        {live.map((match) => (
          <Broadcast key={match.id} loaded={match} />
        ))}
      </div>
      <div className="heading-row">
        <h2>{t('cricket.next')}</h2>
      </div>
      <MatchList champs={line} feed="line" />
    </>
  );
}

function Broadcast({ loaded }: { readonly loaded: MatchDetail }) {
  const t = useTranslator();
  const match = useLiveMatch(loaded);
  const book = parseInnings(match.incidents).at(-1);
  return (
    <LiveCricketCard match={match}>
      {book ? (
        <OverList book={book} shown={OVERS} live={match.state.status === 'live'} />
      ) : (
        <p className="card-text muted">{t('cricket.broadcast.empty')}</p>
      )}
      <p className="card-text">
        <Link className={buttonClass('ghost', 'xs')} to={cricketMatchPath(t.language, match)}>
          {t('cricket.open')}
        </Link>
      </p>
    </LiveCricketCard>
  );
}
