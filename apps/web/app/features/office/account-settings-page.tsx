import { MAIL_TYPES } from '@touchline/contract/office-words';
import { Button } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Confirm } from '@touchline/ui/dialog';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useState } from 'react';
import { Link } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCall } from '../../use-call.ts';
import { OfficePage } from './office-page.tsx';
import { type PlayerSettingList, SettingSwitch } from './setting-switch.tsx';

interface AccountSettingsPageProps {
  readonly settings: PlayerSettingList;
  readonly email: string | null;
  readonly phone: string | null;
}

/** How the account is entered and by what its owner is known, with the ways to change it. */
export function AccountSettingsPage({ settings, email, phone }: AccountSettingsPageProps) {
  const t = useTexts();
  return (
    <OfficePage title={t('office.page.office_settings_account')} lead={t('office.own.lead')}>
      <Card>
        <CardHead title={t('office.own.entry')} />
        <ul className="office-list office-switches">
          <SettingSwitch
            settings={settings}
            setting="disable-auth-by-email"
            inverted
            title={t('office.own.by-email')}
            text={email === null ? t('office.own.no-email') : t('office.own.by-email-text', { email })}
            missing={email === null ? t('office.own.no-email') : undefined}
          />
          <SettingSwitch
            settings={settings}
            setting="codes-by-messenger"
            title={t('office.own.messenger')}
            text={t('office.own.messenger-text')}
            missing={phone === null ? t('office.own.no-phone') : undefined}
          />
        </ul>
      </Card>
      <Card>
        <CardHead title={t('office.own.changes')} />
        <ul className="office-list">
          <Way path="change-password" icon="lock" text={t('office.own.password')} />
          <Way path="change-login" icon="user" text={t('office.own.login')} />
          <Way path="change-email" icon="mail" text={t('office.own.email')} />
          <Way path="phone-binding" icon="support" text={t('office.own.phone')} />
        </ul>
      </Card>
      <AddressCard email={email} />
      <PinCard />
    </OfficePage>
  );
}

function Way({ path, icon, text }: { readonly path: string; readonly icon: IconName; readonly text: string }) {
  const t = useTexts();
  return (
    <li className="office-way">
      <Link to={`/${t.language}/office/${path}`}>
        <Icon name={icon} />
        <span className="main">{text}</span>
        <Icon name="next" size="xs" flip />
      </Link>
    </li>
  );
}

/** C015. */
function AddressCard({ email }: { readonly email: string | null }) {
  const t = useTexts();
  const caller = useCaller();
  const { busy, problem, run } = useCall();
  return (
    <Card>
      <CardHead title={t('office.own.site')} />
      <div className="office-b">
        <p className="mut">{t('office.own.site-text')}</p>
        <ProblemNote text={problem} />
        <div className="acts">
          <Button
            icon="mail"
            size="sm"
            busy={busy}
            disabled={email === null}
            onClick={() =>
              void run(
                () => caller.execute('mailing', { body: { type: MAIL_TYPES.vipDomain } }),
                () => t('office.own.site-sent'),
              )
            }
          >
            {t('office.own.site-send')}
          </Button>
        </div>
      </div>
    </Card>
  );
}

/** C049: the number is told once; a new one takes the place of the one before. */
function PinCard() {
  const t = useTexts();
  const caller = useCaller();
  const { busy, problem, run } = useCall();
  const [pin, setPin] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const make = (): void => {
    setAsking(false);
    void run(
      () => caller.execute('newPin', {}),
      ({ pin_code }) => {
        setPin(pin_code);
        return null;
      },
    );
  };
  return (
    <Card>
      <CardHead title={t('office.pin.title')} />
      <div className="office-b">
        <p className="mut">{t('office.pin.text')}</p>
        <ProblemNote text={problem} />
        {pin === null ? null : (
          <output className="office-pin num" aria-label={t('office.pin.title')}>
            {pin}
          </output>
        )}
        <div className="acts">
          <Button icon="refresh" size="sm" busy={busy} onClick={() => setAsking(true)}>
            {t('office.pin.new')}
          </Button>
        </div>
      </div>
      <Confirm
        open={asking}
        title={t('office.pin.new')}
        text={t('office.pin.question')}
        confirmText={t('office.pin.new')}
        cancelText={t('action.cancel')}
        onConfirm={make}
        onCancel={() => setAsking(false)}
      />
    </Card>
  );
}
