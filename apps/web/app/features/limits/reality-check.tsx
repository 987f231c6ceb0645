import './reality-check.css';
import type { LimitsView } from '@touchline/contract/limits/calls';
import { Button, buttonClass } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useSession } from '../../shell/session/session-context.tsx';

/** After a page has come up: what it shows first is not held up by this. */
const ASK_AFTER_MS = 1_500;

/**
 * The reality check over whatever page is open: time and money since the sign-in, until the player chooses. When it comes up is the server's
 * matter, and no bet is taken before it is answered, whatever becomes of this dialog.
 */
export function RealityCheck({ onLeave }: { readonly onLeave: () => void }) {
  const t = useTranslator();
  const caller = useApiClient();
  const session = useSession();
  const { amount } = useFormats();
  // The player that it belongs to, since another player may sign in on the same page.
  const [due, setDue] = useState<{ readonly of: string; readonly view: LimitsView } | null>(null);
  const [busy, setBusy] = useState(false);
  // Closed without an answer it comes up again.
  const [shown, setShown] = useState(0);
  const playerId = session?.playerId ?? null;
  const ask = useCallback(async (): Promise<void> => {
    const { data } = await caller.tryExecute('limits', {});
    if (data && playerId !== null) setDue(data.session.realityCheck ? { of: playerId, view: data } : null);
  }, [caller, playerId]);
  usePlayerEvents((news) => {
    if (news.kind === 'reality-check') void ask();
  });
  // Shows a reality check that came up before this page was loaded.
  useEffect(() => {
    if (playerId === null) return;
    const timer = setTimeout(() => void ask(), ASK_AFTER_MS);
    return () => clearTimeout(timer);
  }, [playerId, ask]);
  const goOn = async (): Promise<void> => {
    setBusy(true);
    const { data } = await caller.tryExecute('limitAction', { body: { action: 'continue' } });
    setBusy(false);
    if (data) setDue(null);
  };
  if (due === null || due.of !== playerId) return null;
  const { session: played, currency } = due.view;
  const minutes = t('limits.minutes', { n: played.playedMinutes });
  const facts = [
    [t('limits.reality.played'), minutes],
    [t('limits.reality.staked'), amount(played.staked, currency)],
    [t('limits.reality.won'), amount(played.won, currency)],
    [t('limits.reality.lost'), amount(played.lost, currency)],
  ] as const;
  return (
    <Dialog
      key={shown}
      open
      bare
      title={t('limits.reality.title')}
      closeText={t('limits.reality.continue')}
      onClose={() => setShown((n) => n + 1)}
    >
      <div className="dialog-body reality-check">
        <h2>{t('limits.reality.title')}</h2>
        <p>{t('limits.reality.text', { minutes })}</p>
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className="dialog-foot reality-check-actions">
        <Button tone="ghost" onClick={onLeave}>
          {t('limits.reality.leave')}
        </Button>
        <Link className={buttonClass('plain')} to={`/${t.language}/bets`} onClick={() => void goOn()}>
          {t('limits.reality.history')}
        </Link>
        <Button tone="brand" busy={busy} onClick={() => void goOn()}>
          {t('limits.reality.continue')}
        </Button>
      </div>
    </Dialog>
  );
}
