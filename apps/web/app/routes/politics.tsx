import { SPORT } from '@touchline/catalogue/sports';
import { translate } from '@touchline/i18n/translate';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTexts } from '@touchline/ui/texts';
import { EmptyFeed } from '../features/line/feed-states.tsx';
import { QuestionCard } from '../features/sections/question-card.tsx';
import { SectionHead } from '../features/sections/section-head.tsx';
import { useFollowMatches } from '../live/use-follow-matches.ts';
import { languageOf } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/politics.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const query = { lng, sports: String(SPORT.politics), count: 100 };
  const [live, line] = await Promise.all([
    services.call('stageTableWhoWins', { bind: { kind: 'live' }, query }),
    services.call('stageTableWhoWins', { bind: { kind: 'line' }, query }),
  ]);
  const questions = [...live.events, ...line.events].sort((a, b) => a.startsAt - b.startsAt || a.matchId - b.matchId);
  return {
    questions,
    seo: seoOf(services.publicOrigin, url.pathname, {
      title: `${translate(lng, 'sections.politics.title')} · Touchline`,
      description: translate(lng, 'sections.politics.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** All of an election's answers stand open: there are few. */
const SHOWN = 8;

/** Elections as questions: who wins, with what chance, at what price (S031, S068). */
export default function Politics({ loaderData: { questions } }: Route.ComponentProps) {
  const t = useTexts();
  useFollowMatches(questions.map((question) => question.matchId));
  return (
    <>
      <SectionHead
        mark={<SportIcon sport={SPORT.politics} />}
        title={t('sections.politics.title')}
        lead={`${t('sections.politics.lead')} ${t('sections.politics.questions', { n: questions.length })}.`}
      />
      {questions.length > 0 ? (
        <div className="questions">
          {questions.map((question) => (
            <QuestionCard key={question.marketId + question.matchId} question={question} shown={SHOWN} />
          ))}
        </div>
      ) : (
        <EmptyFeed feed="line" />
      )}
    </>
  );
}
