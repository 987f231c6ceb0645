import { Badge } from '@touchline/ui/badge';
import { Button, buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { OfficePage } from './office-page.tsx';
import { type PlayerSettingList, SettingSwitch } from './setting-switch.tsx';

interface EmailSubscriptionPageProps {
  readonly settings: PlayerSettingList;
  /** Masked; null where the account has none. */
  readonly email: string | null;
  readonly confirmed: boolean;
}

const LETTERS = ['mail-news', 'mail-offers'] as const;
const ALWAYS = ['bets', 'money', 'security', 'protection'] as const;

/** Letters by e-mail: which the player has subscribed to, which always come, and one press that ends all subscriptions. */
export function EmailSubscriptionPage({ settings, email, confirmed }: EmailSubscriptionPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const taken = settings.filter(({ key, setting_value }) => setting_value && (LETTERS as readonly string[]).includes(key));
  const unsubscribeAll = (): void => {
    void run(
      async () => {
        for (const { setting_id } of taken) await caller.execute('saveSetting', { body: { setting_id, setting_value: false } });
      },
      () => {
        void revalidate();
        return t('office.letters.ended');
      },
    );
  };
  if (email === null)
    return (
      <OfficePage title={t('office.page.office_email_subscription')}>
        <Card>
          <EmptyState title={t('office.letters.no-email')} text={t('office.letters.no-email-text')}>
            <Link className={buttonClass('brand')} to={`/${t.language}/office/change-email`}>
              {t('office.letters.add-email')}
            </Link>
          </EmptyState>
        </Card>
      </OfficePage>
    );
  return (
    <OfficePage title={t('office.page.office_email_subscription')} lead={t('office.letters.lead')}>
      <Card>
        <CardHeader title={<bdi>{email}</bdi>}>
          {confirmed ? (
            <Badge tone="brand">{t('office.confirmed')}</Badge>
          ) : (
            <Link className={buttonClass('plain', 'xs')} to={`/${t.language}/office/activation-email`}>
              {t('office.letters.confirm')}
            </Link>
          )}
        </CardHeader>
        <ul className="office-list office-switches">
          {LETTERS.map((setting) => (
            <SettingSwitch
              key={setting}
              settings={settings}
              setting={setting}
              title={t(`office.letters.${setting}`)}
              text={t(`office.letters.${setting}-text`)}
            />
          ))}
        </ul>
        <div className="office-body">
          <FormError text={problem} />
          <div className="office-actions">
            <Button size="sm" busy={busy} disabled={taken.length === 0} onClick={unsubscribeAll}>
              {t('office.letters.end-all')}
            </Button>
          </div>
        </div>
      </Card>
      <Card>
        <CardHeader title={t('office.letters.always')} />
        <ul className="office-list">
          {ALWAYS.map((kind) => (
            <li key={kind}>
              <Icon name="check" className="office-icon-on" />
              <span className="office-main">
                <span>{t(`office.letters.${kind}`)}</span>
                <small>{t(`office.letters.${kind}-text`)}</small>
              </span>
            </li>
          ))}
        </ul>
      </Card>
    </OfficePage>
  );
}
