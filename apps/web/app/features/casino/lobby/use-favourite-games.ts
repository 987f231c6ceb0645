import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { problemOf } from '../../../shell/forms/problem-of.ts';
import type { NamedGame } from './section-games.ts';

/** The games with the marks that were set on this page; a mark that the server refuses is taken back. */
export function useFavouriteGames(loaded: readonly NamedGame[]): {
  readonly games: readonly NamedGame[];
  readonly mark: (game: string, favourite: boolean) => void;
} {
  const t = useTranslator();
  const caller = useApiClient();
  const [marks, setMarks] = useState<Readonly<Record<string, boolean>>>({});
  const games = useMemo(() => loaded.map((game) => ({ ...game, favourite: marks[game.game] ?? game.favourite })), [loaded, marks]);
  return {
    games,
    mark(game, favourite) {
      setMarks((before) => ({ ...before, [game]: favourite }));
      caller.execute('casinoFavourite', { params: { game }, body: { favourite } }).catch((error: unknown) => {
        setMarks((before) => ({ ...before, [game]: !favourite }));
        const problem = problemOf(error, t);
        if (problem !== null) showToast('error', problem);
      });
    },
  };
}
