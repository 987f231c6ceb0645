import './captcha.css';
import type { Captcha } from '@touchline/client/captcha';
import { Dialog } from '@touchline/ui/dialog';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useRef, useSyncExternalStore } from 'react';

/** The captcha's dialog (S219): opens when a call is asked for a token and the provider has loaded; a press outside gives up (R087). */
export function CaptchaDialog({ captcha }: { readonly captcha: Captcha }) {
  const t = useTexts();
  const step = useSyncExternalStore(
    captcha.subscribe,
    () => captcha.state.step,
    () => 'idle' as const,
  );
  return (
    <Dialog
      open={step === 'open'}
      onClose={() => captcha.tell({ type: 'closed' })}
      title={t('captcha.title')}
      closeText={t('action.close')}
    >
      <div className="dialog-b">
        <p className="mut">{t('captcha.text')}</p>
        <Puzzle captcha={captcha} />
      </div>
    </Dialog>
  );
}

/** The place where the provider's script draws. */
function Puzzle({ captcha }: { readonly captcha: Captcha }) {
  const t = useTexts();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current || !window.painPuzzle) return captcha.tell({ type: 'failed' });
    return window.painPuzzle.mount(host.current, {
      language: t.language,
      onSolved: (token) => captcha.tell({ type: 'solved', token }),
      onFailed: () => captcha.tell({ type: 'failed' }),
      texts: {
        slider: t('captcha.slider'),
        alt: t('captcha.alt'),
        check: t('captcha.check'),
        checking: t('captcha.checking'),
        again: t('captcha.again'),
        question: t('captcha.use-question'),
        picture: t('captcha.use-picture'),
        wrong: t('captcha.wrong'),
        expired: t('captcha.expired'),
      },
    });
  }, [captcha, t]);
  return <div ref={host} className="pz-host" />;
}
