import { MAIL_TYPES } from '@touchline/contract/office/enums';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { ConfirmDialog } from '@touchline/ui/dialog';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OfficePage } from './office-page.tsx';
import { type PlayerSettingList, SettingSwitch } from './setting-switch.tsx';

interface AccountSettingsPageProps {
  readonly settings: PlayerSettingList;
  readonly email: string | null;
  readonly phone: string | null;
}

/** How the account is entered and by what its owner is known, with the ways to change it. */
export function AccountSettingsPage({ settings, email, phone }: AccountSettingsPageProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('office.page.office_settings_account')} lead={t('office.own.lead')}>
      <Card>
        <CardHeader title={t('office.own.entry')} />
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
        <CardHeader title={t('office.own.changes')} />
        <ul className="office-list">
          <SettingLink path="change-password" icon="lock" text={t('office.own.password')} />
          <SettingLink path="change-login" icon="user" text={t('office.own.login')} />
          <SettingLink path="change-email" icon="mail" text={t('office.own.email')} />
          <SettingLink path="phone-binding" icon="support" text={t('office.own.phone')} />
        </ul>
      </Card>
      <EmailCard email={email} />
      <PhonePinCard />
    </OfficePage>
  );
}

function SettingLink({ path, icon, text }: { readonly path: string; readonly icon: IconName; readonly text: string }) {
  const t = useTranslator();
  return (
    <li className="office-way">
      <Link to={`/${t.language}/office/${path}`}>
        <Icon name={icon} />
        <span className="office-main">{text}</span>
        <Icon name="next" size="xs" flip />
      </Link>
    </li>
  );
}

/** C015. */
function EmailCard({ email }: { readonly email: string | null }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
  return (
    <Card>
      <CardHeader title={t('office.own.site')} />
      <div className="office-body">
        <p className="muted">{t('office.own.site-text')}</p>
        <FormError text={problem} />
        <div className="office-actions">
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

/** C049: the PIN is shown once; a new one replaces the previous one. */
function PhonePinCard() {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
  const [pin, setPin] = useState<string | null>(null);
  const [asking, setAsking] = useState(false);
  const make = (): void => {
    setAsking(false);
    void run(
      () => caller.execute('renewCashDeskPin', {}),
      ({ pin_code }) => {
        setPin(pin_code);
        return null;
      },
    );
  };
  return (
    <Card>
      <CardHeader title={t('office.pin.title')} />
      <div className="office-body">
        <p className="muted">{t('office.pin.text')}</p>
        <FormError text={problem} />
        {pin === null ? null : (
          <output className="office-pin figures" aria-label={t('office.pin.title')}>
            {pin}
          </output>
        )}
        <div className="office-actions">
          <Button icon="refresh" size="sm" busy={busy} onClick={() => setAsking(true)}>
            {t('office.pin.new')}
          </Button>
        </div>
      </div>
      <ConfirmDialog
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
