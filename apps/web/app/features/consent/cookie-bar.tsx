import { COOKIE_CONSENT } from '@touchline/catalogue/cookie-consent';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../shell/page/use-hydrated.ts';
import { informationPath } from '../../shell/paths.ts';
import type { ConsentLevel } from '../../shell/storage/cookie-consent.ts';
import { useConsent } from './use-consent.ts';

/** S218: asks for the level of consent until one is chosen; refusing is as easy as accepting. */
export function CookieBar({ initial }: { readonly initial: ConsentLevel | null }) {
  const t = useTranslator();
  const hydrated = useHydrated();
  const { level, choose } = useConsent(initial);
  const [more, setMore] = useState(false);
  if (level !== null) return null;
  const button = (one: keyof typeof COOKIE_CONSENT, text: string, tone: 'brand' | 'plain' | 'ghost' = 'plain') => (
    <Button size="sm" tone={tone} disabled={!hydrated} onClick={() => choose(COOKIE_CONSENT[one])}>
      {text}
    </Button>
  );
  return (
    <section className="cookie-bar card" aria-labelledby="cookie-bar">
      <div>
        <h2 id="cookie-bar">{t('cookies.title')}</h2>
        <p>
          {t('cookies.text')} <Link to={informationPath(t.language, 'privacyPolicy')}>{t('footer.privacy')}</Link>
        </p>
      </div>
      <div className="cookie-actions">
        {button('all', t('cookies.all'), 'brand')}
        {button('functional', t('cookies.functional'))}
        {more ? (
          <>
            {button('marketing', t('cookies.marketing'))}
            {button('disabled', t('cookies.disabled'))}
          </>
        ) : (
          <Button size="sm" tone="ghost" disabled={!hydrated} aria-expanded={false} onClick={() => setMore(true)}>
            {t('common.more')}
          </Button>
        )}
      </div>
    </section>
  );
}
