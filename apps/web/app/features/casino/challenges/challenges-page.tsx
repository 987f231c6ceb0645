import './challenges.css';
import type { ReplyFor } from '@touchline/contract/calls';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRevalidator } from 'react-router';
import { usePeriodic } from '../../../shell/page/use-periodic.ts';
import { ChallengeCard } from './challenge-card.tsx';
import { StartChallenges } from './start-challenges.tsx';

/** How often progress that comes from another window is read. */
const REFRESH_MS = 20_000;

/** The day's three tasks (S232): what they ask for, how far the player has come, and the reward. */
export function ChallengesPage({ offered, started, challenges }: ReplyFor<'casinoChallenges'>) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  usePeriodic(REFRESH_MS, started && challenges.some(({ done }) => !done), revalidate);
  return (
    <>
      <header className="casino-challenge-head">
        <h1>{t('challenges.title')}</h1>
        <p className="muted">{t('challenges.lead')}</p>
      </header>
      {offered ? (
        <>
          <ul className="casino-challenges">
            {challenges.map((challenge) => (
              <ChallengeCard key={challenge.key} challenge={challenge} started={started} />
            ))}
          </ul>
          <StartChallenges started={started} />
          <p className="muted">{t('challenges.rules')}</p>
        </>
      ) : (
        <Card>
          <EmptyState title={t('challenges.none.title')} text={t('challenges.none.text')} />
        </Card>
      )}
    </>
  );
}
