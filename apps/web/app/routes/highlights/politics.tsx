import { SPORT } from '@touchline/catalogue/sport/sports';
import { translate } from '@touchline/i18n/translate';
import { SportIcon } from '@touchline/ui/sport-icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { HighlightHeader } from '../../features/highlights/highlight-header.tsx';
import { OutrightQuestionCard } from '../../features/highlights/outright-question-card.tsx';
import { EmptyMatchList } from '../../features/line/feed-states.tsx';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/politics.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const query = { lng, sports: String(SPORT.politics), count: 100 };
  const [live, line] = await Promise.all([
    services.call('stageTableWhoWins', { bind: { kind: 'live' }, query }),
    services.call('stageTableWhoWins', { bind: { kind: 'line' }, query }),
  ]);
  const questions = [...live.events, ...line.events].sort((a, b) => a.startsAt - b.startsAt || a.matchId - b.matchId);
  return {
    questions,
    seo: buildSeo(services, url.pathname, {
      title: `${translate(lng, 'sections.politics.title')}`,
      description: translate(lng, 'sections.politics.lead'),
    }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** All of an election's answers stand open: there are few. */
const SHOWN = 8;

/** Elections as questions: who wins, with what chance, at what price (S031, S068). */
export default function Politics({ loaderData: { questions } }: Route.ComponentProps) {
  const t = useTranslator();
  useMatchSubscriptions(questions.map((question) => question.matchId));
  return (
    <>
      <HighlightHeader
        mark={<SportIcon sport={SPORT.politics} />}
        title={t('sections.politics.title')}
        lead={`${t('sections.politics.lead')} ${t('sections.politics.questions', { n: questions.length })}.`}
      />
      {questions.length > 0 ? (
        <div className="questions">
          {questions.map((question) => (
            <OutrightQuestionCard key={question.marketId + question.matchId} question={question} shown={SHOWN} />
          ))}
        </div>
      ) : (
        <EmptyMatchList feed="line" />
      )}
    </>
  );
}
