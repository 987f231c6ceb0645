import type { ReplyFor } from '@touchline/contract/calls';
import { formatDuration } from '@touchline/i18n/format-time';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useState } from 'react';
import { useNow } from '../../live/clock.tsx';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { usePeriodic } from '../../shell/page/use-periodic.ts';
import { PurseForm } from './purse-form.tsx';

type GameSession = ReplyFor<'providerGameSession'>;

/** How often it is asked what a game has taken and paid. */
const REFRESH_MS = 5_000;

interface GameSessionPanelProps {
  readonly launchId: string;
  /** Whether the game is played from a purse at its provider. */
  readonly purse: boolean;
}

/** For how long a game has been open, what it has come to, and what is left; and where money is moved to the game, how. */
export function GameSessionPanel({ launchId, purse }: GameSessionPanelProps) {
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
    ...(purse ? [['purse', played === null || played.purse === null ? '–' : amount(played.purse, played.currency)] as const] : []),
    ...(played?.freeRounds ? [['free', `${played.freeRounds.left} × ${amount(played.freeRounds.stake, played.currency)}`] as const] : []),
  ] as const;
  return (
    <>
      <dl className="card provider-game-session">
        {facts.map(([fact, value]) => (
          <div key={fact}>
            <dt className="muted">{t(`provider-games.session.${fact}`)}</dt>
            <dd className="figures">{value}</dd>
          </div>
        ))}
      </dl>
      {purse && played !== null ? <PurseForm launchId={launchId} currency={played.currency} onMoved={() => void ask()} /> : null}
    </>
  );
}
