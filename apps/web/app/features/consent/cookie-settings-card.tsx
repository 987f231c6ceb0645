import { COOKIE_CONSENT, type CookieConsent } from '@touchline/catalogue/cookie-consent';
import { Card, CardHeader } from '@touchline/ui/card';
import { CheckControl } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ConsentLevel } from '../../shell/storage/cookie-consent.ts';
import { useConsent } from './use-consent.ts';

const LEVELS = ['all', 'functional', 'marketing', 'disabled'] as const satisfies readonly CookieConsent[];

/** The consent to cookies, to be changed at any time (S218). */
export function CookieSettingsCard({ initial }: { readonly initial: ConsentLevel | null }) {
  const t = useTranslator();
  const { level, choose } = useConsent(initial);
  return (
    <Card>
      <CardHeader title={t('cookies.title')} />
      <div className="cookie-levels" role="radiogroup" aria-label={t('cookies.title')}>
        {LEVELS.map((one) => (
          <CheckControl
            key={one}
            kind="radio"
            name="cookies"
            checked={level === COOKIE_CONSENT[one]}
            onChange={() => choose(COOKIE_CONSENT[one])}
          >
            {t(`cookies.${one}`)}
            <small className="setting-hint">{t(`cookies.${one}.text`)}</small>
          </CheckControl>
        ))}
      </div>
    </Card>
  );
}
