import { Callout } from '@touchline/ui/callout';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { OfficePage } from './office-page.tsx';
import { type PlayerSettingList, SettingSwitch } from './setting-switch.tsx';

interface MarketingChannelsPageProps {
  readonly settings: PlayerSettingList;
  readonly email: string | null;
  readonly phone: string | null;
}

/** By which ways offers may reach the player. Nothing is sent that was not asked for. */
export function MarketingChannelsPage({ settings, email, phone }: MarketingChannelsPageProps) {
  const t = useTranslator();
  const noEmail = email === null ? t('office.own.no-email') : undefined;
  return (
    <OfficePage title={t('office.page.office_settings_mailing')} lead={t('office.mailing.lead')}>
      <Card>
        <ul className="office-list office-switches">
          <SettingSwitch
            settings={settings}
            setting="mail-news"
            title={t('office.mailing.mail-news')}
            text={t('office.mailing.to', { address: email ?? '' })}
            missing={noEmail}
          />
          <SettingSwitch
            settings={settings}
            setting="mail-offers"
            title={t('office.mailing.mail-offers')}
            text={t('office.mailing.to', { address: email ?? '' })}
            missing={noEmail}
          />
          <SettingSwitch
            settings={settings}
            setting="sms-offers"
            title={t('office.mailing.sms-offers')}
            text={t('office.mailing.to', { address: phone ?? '' })}
            missing={phone === null ? t('office.own.no-phone') : undefined}
          />
          <SettingSwitch
            settings={settings}
            setting="push-offers"
            title={t('office.mailing.push-offers')}
            text={t('office.mailing.push-text')}
          />
        </ul>
      </Card>
      <Callout>
        <p>{t('office.mailing.always')}</p>
      </Callout>
    </OfficePage>
  );
}
