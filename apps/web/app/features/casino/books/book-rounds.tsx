import type { BookRoundView } from '@touchline/contract/books/shapes';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { usePeriodic } from '../../../shell/page/use-periodic.ts';
import { casinoRoundPath } from '../casino-paths.ts';
import { HistoryRow } from '../history/history-row.tsx';

/** How often it is asked what was played since. */
const REFRESH_MS = 5_000;

/** Rounds that are known with those that are told now, the newest first; a round that is told again has changed. */
function merge(known: readonly BookRoundView[], told: readonly BookRoundView[]): readonly BookRoundView[] {
  const byRound = new Map([...known, ...told].map((round) => [round.round, round]));
  return [...byRound.values()].toSorted((a, b) => b.startedAt - a.startedAt);
}

/** The player's rounds of a game of books and weights, the newest first, each the way to its receipt. Nothing before the first. */
export function BookRounds({ game }: { readonly game: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const [rounds, setRounds] = useState<readonly BookRoundView[]>([]);
  /** The round before which the next page begins; undefined before the first page, null after the last. */
  const [next, setNext] = useState<string | null>();
  const ask = useCallback(async (): Promise<void> => {
    const { data } = await caller.tryExecute('bookRounds', { query: { game } });
    if (!data) return;
    setRounds((known) => merge(known, data.rounds));
    setNext((known) => (known === undefined ? data.next : known));
  }, [caller, game]);
  useEffect(() => {
    const timer = setTimeout(() => void ask(), 0);
    return () => clearTimeout(timer);
  }, [ask]);
  usePeriodic(REFRESH_MS, true, ask);
  const more = async (before: string): Promise<void> => {
    const { data } = await caller.tryExecute('bookRounds', { query: { game, before } });
    if (!data) return;
    setRounds((known) => merge(known, data.rounds));
    setNext(data.next);
  };
  if (rounds.length === 0) return null;
  return (
    <Card>
      <CardHeader title={t('casino.books.rounds')} />
      <ul className="casino-history-rounds">
        {rounds.map((round) => (
          <HistoryRow
            key={round.round}
            to={casinoRoundPath(t.language, round.round)}
            name={round.name}
            at={round.startedAt}
            stake={round.stake}
            returned={round.returned}
            currency={round.currency}
          />
        ))}
      </ul>
      {next ? (
        <Button tone="plain" onClick={() => void more(next)}>
          {t('action.show-more')}
        </Button>
      ) : null}
    </Card>
  );
}
