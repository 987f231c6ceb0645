import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../api/api-client-context.tsx';
import { useAction } from '../api/use-action.ts';
import { useHiddenSports } from './use-hidden-sports.ts';

/** R072: an address of a hidden sport opens all the same; it says why nothing leads there, and one press shows the sport again. */
export function HiddenSportNote({ sport }: { readonly sport: number }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const { line, live } = useHiddenSports();
  if (!line.includes(sport) && !live.includes(sport)) return null;
  const name = t(`sport.${sport}`);
  const others = (ids: readonly number[]): number[] => ids.filter((id) => id !== sport);
  const showAgain = (): void => {
    void run(
      () => caller.execute('disallowSports', { body: { lineDisallowSport: others(line), liveDisallowSport: others(live) } }),
      () => {
        void revalidate();
        return t('line.hidden-sport.shown', { sport: name });
      },
    );
  };
  return (
    <Callout icon="filter">
      <p className="note-words">{problem ?? t('line.hidden-sport.note', { sport: name })}</p>
      <Button size="xs" busy={busy} onClick={showAgain}>
        {t('line.hidden-sport.show')}
      </Button>
    </Callout>
  );
}
