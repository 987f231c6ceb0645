import type { ReplyFor } from '@touchline/contract/calls';
import { formatDuration } from '@touchline/i18n/format-time';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useState } from 'react';
import { useNow } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { usePeriodic } from '../../shell/page/use-periodic.ts';

type GameSession = ReplyFor<'providerGameSession'>;

/** How often it is asked what a game has taken and paid. */
const REFRESH_MS = 5_000;

/** For how long a game has been open, what it has come to, and what is left. */
export function GameSessionPanel({ launchId }: { readonly launchId: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { amount } = useFormats();
  const now = useNow();
  const [played, setPlayed] = useState<GameSession | null>(null);
  const ask = useCallback(async (): Promise<void> => {
    const { data } = await caller.tryExecute('providerGameSession', { query: { launchId } });
    if (data) setPlayed(data);
  }, [caller, launchId]);
  useEffect(() => {
    const timer = setTimeout(() => void ask(), 0);
    return () => clearTimeout(timer);
  }, [ask]);
  usePeriodic(REFRESH_MS, true, ask);
  const seconds = played === null ? 0 : Math.max(0, Math.floor((now - played.startedAt) / 1000));
  const facts = [
    ['time', formatDuration(seconds)],
    ['net', played === null ? '–' : amount(played.net, played.currency)],
    ['balance', played === null ? '–' : amount(played.balance, played.currency)],
  ] as const;
  return (
    <dl className="card provider-game-session">
      {facts.map(([fact, value]) => (
        <div key={fact}>
          <dt className="muted">{t(`provider-games.session.${fact}`)}</dt>
          <dd className="figures">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
