import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ageRestrictionPath } from '../../shell/paths.ts';
import { AGE_CONFIRMED_COOKIE } from '../../shell/storage/cookie-consent.ts';
import { setCookie } from '../../shell/storage/cookies.ts';
import { saveOnDevice } from '../../shell/storage/device-store.ts';

/** The question of the age before anything else (S238), where this device has not answered it before. Answering no leads to the page about it; closing the question counts as no. */
export function AgeGate({ minimumAge }: { readonly minimumAge: number }) {
  const t = useTranslator();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [said, setSaid] = useState(false);
  const refused = ageRestrictionPath(t.language);
  const title = t('age.title', { n: minimumAge });
  const yes = (): void => {
    setSaid(true);
    setCookie(AGE_CONFIRMED_COOKIE, '1');
    saveOnDevice('ageRestriction', true);
  };
  const no = (): void => {
    if (!said) void navigate(refused, { replace: true });
  };
  return (
    <Dialog open={!said && pathname !== refused} onClose={no} title={title} closeText={t('age.no')}>
      <div className="dialog-body">
        <p>{t('age.text', { n: minimumAge })}</p>
      </div>
      <div className="dialog-foot">
        <Button onClick={no}>{t('age.no')}</Button>
        <Button tone="brand" onClick={yes}>
          {t('age.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
