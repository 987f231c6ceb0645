import './social.css';
import type { SocialProvider } from '@touchline/contract/bets/enums';
import { Button } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { FormError } from '../../shell/forms/form-error.tsx';
import { useCallForm } from '../../shell/forms/use-call-form.ts';
import { PROVIDER_NAMES } from './provider-names.ts';
import { signWithWallet } from './sign-with-wallet.ts';
import { saveReturnPath } from './social-next.ts';

/** More than these stand behind a button. */
const SHOWN = 6;

/** A service to come in by, as the server knows it. */
export interface SocialWay {
  readonly provider: SocialProvider;
  readonly standIn: boolean;
}

interface SocialButtonsProps {
  readonly providers: readonly SocialWay[];
  /** The page that the player comes to in the end. */
  readonly next: string;
}

/** Services to come in by (R061): each leads to its own page and from there back to ours. */
export function SocialButtons({ providers, next }: SocialButtonsProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const form = useCallForm([]);
  const [all, setAll] = useState(false);
  const [chosen, setChosen] = useState<SocialProvider | null>(null);
  const [wallet, setWallet] = useState(true);
  if (providers.length === 0) return null;
  const go = (provider: SocialProvider): void => {
    setChosen(provider);
    void form.send(
      async () => {
        const { url } = await caller.execute('beginSocial', { body: { provider } });
        const visit = new URL(url);
        return visit.searchParams.has('message') ? signWithWallet(visit) : visit;
      },
      (address) => {
        setWallet(address !== null);
        if (address === null) return;
        saveReturnPath(next, t.language);
        window.location.assign(address);
      },
    );
  };
  const problem = wallet ? form.problem : t('social.no-wallet');
  const shown = all ? providers : providers.slice(0, SHOWN);
  return (
    <section className="social" aria-label={t('social.title')}>
      <p className="or-line">
        <span>{t('social.title')}</span>
      </p>
      {providers.some(({ standIn }) => standIn) ? (
        <Callout kind="warning">
          <p>{t('social.stand-in')}</p>
        </Callout>
      ) : null}
      <FormError text={problem} />
      <div className="social-buttons">
        {shown.map(({ provider }) => (
          <Button
            className="social-button"
            key={provider}
            size="sm"
            busy={form.busy && chosen === provider}
            disabled={form.busy}
            onClick={() => go(provider)}
            aria-label={t('social.by', { name: PROVIDER_NAMES[provider] })}
          >
            {PROVIDER_NAMES[provider]}
          </Button>
        ))}
      </div>
      {shown.length < providers.length ? (
        <Button tone="ghost" size="sm" block onClick={() => setAll(true)}>
          {t('social.more', { n: providers.length - shown.length })}
        </Button>
      ) : null}
    </section>
  );
}
