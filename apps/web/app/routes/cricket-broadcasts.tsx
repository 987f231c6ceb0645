import type { MatchDetail } from '@touchline/contract/line-shapes';
import { buttonClass } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { cricketGamePath } from '../addresses.ts';
import { cricketSeo } from '../features/cricket/cricket-seo.ts';
import { inningsBooks } from '../features/cricket/innings-book.ts';
import { OverList } from '../features/cricket/over-list.tsx';
import { CRICKET, readLiveCricket } from '../features/cricket/read-cricket.ts';
import { ScoreCard } from '../features/cricket/score-card.tsx';
import { MatchList } from '../features/line/match-list.tsx';
import { useLiveList } from '../features/line/use-live-list.ts';
import { useLiveMatch } from '../features/match/use-live-match.ts';
import { languageOf, orPage } from '../loader-guards.ts';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/cricket-broadcasts.ts';

const LIVE = 8;
const OVERS = 4;
const LINE_ROWS = 10;

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const [live, line] = await Promise.all([
    readLiveCricket(services, lng, LIVE),
    orPage(services.call('get1x2', { bind: { kind: 'line' }, query: { lng, sports: String(CRICKET), count: LINE_ROWS } })),
  ]);
  return { live, line: line.champs, seo: cricketSeo(services.publicOrigin, lng, 'broadcasts') };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** S090: text broadcasts of all matches in play, ball by ball. */
export default function CricketBroadcasts({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const { live } = loaderData;
  const line = useLiveList(loaderData.line, `line:sport:${CRICKET}`);
  return (
    <>
      <div className="h2row">
        <h1>{t('cricket.tab.broadcasts')}</h1>
        <span className="cnt num">{live.length}</span>
      </div>
      {live.length > 0 ? <p className="mut">{t('cricket.broadcasts.text')}</p> : <Note>{t('cricket.broadcasts.none')}</Note>}
      <div className="crk-grid">
        {live.map((match) => (
          <Broadcast key={match.id} loaded={match} />
        ))}
      </div>
      <div className="h2row">
        <h2>{t('cricket.next')}</h2>
      </div>
      <MatchList champs={line} feed="line" />
    </>
  );
}

function Broadcast({ loaded }: { readonly loaded: MatchDetail }) {
  const t = useTexts();
  const match = useLiveMatch(loaded);
  const book = inningsBooks(match.incidents).at(-1);
  return (
    <ScoreCard match={match}>
      {book ? (
        <OverList book={book} shown={OVERS} live={match.state.status === 'live'} />
      ) : (
        <p className="pad-card mut">{t('cricket.broadcast.empty')}</p>
      )}
      <p className="pad-card">
        <Link className={buttonClass('ghost', 'xs')} to={cricketGamePath(t.language, match)}>
          {t('cricket.open')}
        </Link>
      </p>
    </ScoreCard>
  );
}
