import type { OperatorView } from '@touchline/contract/operator/calls';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { TextField } from '@touchline/ui/forms/text-field';
import { Mark } from '@touchline/ui/mark';
import { useTranslator } from '@touchline/ui/translator-context';
import { type FormEvent, useState } from 'react';
import { CaptchaDialog } from './captcha-dialog.tsx';
import type { Connection } from './connection.ts';
import { PreferenceControls } from './preference-controls.tsx';
import { type Problem, problemOf } from './problem-of.ts';

export interface SignInProps {
  readonly connection: Connection;
  /** The session has just ended. */
  readonly ended: boolean;
  readonly onSignedIn: (operator: OperatorView) => void;
}

/** Stands in the place of whatever page was asked for, which is there once the operator is known. */
export function SignIn({ connection, ended, onSignedIn }: SignInProps) {
  const t = useTranslator();
  const [login, setLogin] = useState('');
  const [password, setPassword] = useState('');
  const [problem, setProblem] = useState<Problem | null>(null);
  const [busy, setBusy] = useState(false);

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setProblem(null);
    try {
      onSignedIn(await connection.caller.execute('operatorLogin', { body: { login, password } }));
    } catch (error) {
      setProblem(problemOf(error, t));
      setBusy(false);
    }
  }
  return (
    <main className="gate">
      <form className="card gate-card" onSubmit={(event) => void send(event)}>
        <div className="gate-head">
          <Mark size={34} />
          <h1>{t('console.sign-in.title')}</h1>
        </div>
        {ended && !problem ? (
          <Callout kind="warning" live>
            <p>{t('console.sign-in.ended')}</p>
          </Callout>
        ) : null}
        {problem ? (
          <Callout kind="error" live>
            <p>{problem.text}</p>
          </Callout>
        ) : null}
        <TextField
          label={t('console.sign-in.login')}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          required
          maxLength={64}
          value={login}
          error={problem?.fields.login}
          onChange={(event) => setLogin(event.target.value)}
        />
        <TextField
          label={t('console.sign-in.password')}
          type="password"
          autoComplete="current-password"
          required
          maxLength={200}
          value={password}
          error={problem?.fields.password}
          onChange={(event) => setPassword(event.target.value)}
        />
        <Button tone="brand" size="lg" block type="submit" busy={busy}>
          {t('console.sign-in.enter')}
        </Button>
        <PreferenceControls />
        <p className="muted gate-foot">{t('console.sign-in.audited')}</p>
      </form>
      <CaptchaDialog captcha={connection.captcha} />
    </main>
  );
}
