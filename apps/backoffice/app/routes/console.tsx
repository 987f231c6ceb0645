import type { OperatorView } from '@touchline/contract/operator/calls';
import { Mark } from '@touchline/ui/mark';
import { useTranslator } from '@touchline/ui/translator-context';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { forgetReasons } from '../parts/kept-reasons.ts';
import { connect } from '../shell/connection.ts';
import { Frame } from '../shell/frame.tsx';
import { QueuesProvider } from '../shell/queues.tsx';
import { SessionContext } from '../shell/session.tsx';
import { SignIn } from '../shell/sign-in.tsx';

type Known =
  | { readonly as: 'asking' }
  | { readonly as: 'nobody'; readonly ended: boolean }
  | { readonly as: 'operator'; readonly operator: OperatorView };

/** The console for a signed-in operator; the sign-in form in place of every page otherwise. */
export default function Console() {
  const t = useTranslator();
  const connection = useMemo(() => connect(t), [t]);
  const [known, setKnown] = useState<Known>({ as: 'asking' });
  const leave = useCallback((ended: boolean) => {
    forgetReasons();
    setKnown({ as: 'nobody', ended });
  }, []);
  const end = useCallback(() => leave(true), [leave]);

  useEffect(() => {
    document.documentElement.dataset.ready = 'true';
  }, []);
  useEffect(() => connection.onSessionEnd(end), [connection, end]);
  useEffect(() => {
    void connection.caller
      .tryExecute('operatorMe', {})
      .then(({ data }) => setKnown(data ? { as: 'operator', operator: data } : { as: 'nobody', ended: false }));
  }, [connection]);

  const operator = known.as === 'operator' ? known.operator : null;
  const brand = operator?.brand;
  useEffect(() => {
    document.title = brand === undefined ? t('console.title') : `${t('console.title')} · ${brand}`;
  }, [t, brand]);
  const session = useMemo(
    () =>
      operator && {
        operator,
        connection,
        signOut: () => void connection.caller.tryExecute('operatorLogout', {}).then(() => leave(false)),
      },
    [operator, connection, leave],
  );
  if (known.as === 'asking')
    return (
      <main className="gate" aria-busy="true">
        <Mark size={48} />
      </main>
    );
  if (!session)
    return (
      <SignIn
        connection={connection}
        ended={known.as === 'nobody' && known.ended}
        onSignedIn={(signedIn) => setKnown({ as: 'operator', operator: signedIn })}
      />
    );
  return (
    <SessionContext value={session}>
      <QueuesProvider onEnd={end}>
        <Frame />
      </QueuesProvider>
    </SessionContext>
  );
}
