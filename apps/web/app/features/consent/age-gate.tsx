import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { ageRestrictionPath } from '../../addresses.ts';
import { AGE_COOKIE } from '../../consent.ts';
import { keepCookie } from '../../cookie-value.ts';
import { keepOnDevice } from '../../device-store.ts';
import { useHydrated } from '../../use-hydrated.ts';

interface AgeGateProps {
  readonly minimumAge: number;
  /** Said on this device before. */
  readonly adult: boolean;
}

/** The question of the age before anything else (S238). Whoever says no is shown what is there for them; leaving the question is a no. */
export function AgeGate({ minimumAge, adult }: AgeGateProps) {
  const t = useTexts();
  const hydrated = useHydrated();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [said, setSaid] = useState(adult);
  const refused = ageRestrictionPath(t.language);
  const title = t('age.title', { n: minimumAge });
  const yes = (): void => {
    setSaid(true);
    keepCookie(AGE_COOKIE, '1');
    keepOnDevice('ageRestriction', true);
  };
  const no = (): void => {
    if (!said) void navigate(refused, { replace: true });
  };
  return (
    <Dialog open={hydrated && !said && pathname !== refused} onClose={no} title={title} closeText={t('age.no')}>
      <div className="dialog-b">
        <p>{t('age.text', { n: minimumAge })}</p>
      </div>
      <div className="dialog-f">
        <Button onClick={no}>{t('age.no')}</Button>
        <Button tone="brand" onClick={yes}>
          {t('age.yes')}
        </Button>
      </div>
    </Dialog>
  );
}
