import '@touchline/ui/styles/puzzle.css';
import type { Captcha } from '@touchline/client/captcha/captcha';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef } from 'react';

interface CaptchaDialogProps {
  readonly captcha: Captcha;
  /** Of the call that a challenge is shown for; null where none is. */
  readonly ticket: string | null;
}

/** The captcha's dialog (S219): opens when a call is asked for a token and the provider has loaded; a press outside gives up (R087). */
export function CaptchaDialog({ captcha, ticket }: CaptchaDialogProps) {
  const t = useTranslator();
  return (
    <Dialog
      open={ticket !== null}
      onClose={() => captcha.tell({ type: 'closed' })}
      title={t('captcha.title')}
      closeText={t('action.close')}
    >
      <div className="dialog-body">
        <p className="muted">{t('captcha.text')}</p>
        {ticket !== null && <CaptchaPuzzle captcha={captcha} ticket={ticket} />}
      </div>
    </Dialog>
  );
}

/** The place where the provider's script draws. */
function CaptchaPuzzle({ captcha, ticket }: { readonly captcha: Captcha; readonly ticket: string }) {
  const t = useTranslator();
  const host = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!host.current || !window.painPuzzle) return captcha.tell({ type: 'failed' });
    return window.painPuzzle.mount(host.current, {
      ticket,
      language: t.language,
      onSolved: (token) => captcha.tell({ type: 'solved', token }),
      onFailed: () => captcha.tell({ type: 'failed' }),
      texts: {
        title: t('captcha.slide'),
        slider: t('captcha.slider'),
        alt: t('captcha.alt'),
        check: t('captcha.check'),
        checking: t('captcha.checking'),
        again: t('captcha.again'),
        work: t('captcha.use-work'),
        picture: t('captcha.use-picture'),
        workTitle: t('captcha.work-title'),
        workText: t('captcha.work-text'),
        workCode: t('captcha.work-code'),
        working: t('captcha.working'),
        percent: t('captcha.percent', { percent: '{percent}' }),
        codeTitle: t('captcha.code-title'),
        code: t('captcha.code', { digits: '{digits}' }),
        codeWrong: t('captcha.code-wrong'),
        wrong: t('captcha.wrong'),
        expired: t('captcha.expired'),
      },
    });
  }, [captcha, ticket, t]);
  return <div ref={host} className="puzzle-host" />;
}
