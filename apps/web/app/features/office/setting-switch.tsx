import type { ReplyFor } from '@touchline/contract/calls';
import type { PlayerSettingKey } from '@touchline/contract/office/enums';
import { CheckControl } from '@touchline/ui/forms/text-field';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { toApiFailure, useApiClient } from '../../shell/api/api-client-context.tsx';

export type PlayerSettingList = ReplyFor<'playerSettings'>['attributes']['settings'];

interface SettingSwitchProps {
  readonly settings: PlayerSettingList;
  readonly setting: PlayerSettingKey;
  readonly title: string;
  readonly text: string;
  /** The switch says the opposite of what is kept: "sign in by e-mail" of `disable-auth-by-email`. */
  readonly inverted?: boolean;
  /** Why it cannot be switched on: there is no address to write to. */
  readonly missing?: string | undefined;
}

/** One setting of the player (R071): holds at once, and goes back where the server refuses it. */
export function SettingSwitch({ settings, setting, title, text, inverted = false, missing }: SettingSwitchProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const kept = settings.find(({ key }) => key === setting);
  const [wished, setWished] = useState<boolean | null>(null);
  const on = wished ?? (kept !== undefined && kept.setting_value !== inverted);
  const save = (value: boolean): void => {
    if (!kept) return;
    setWished(value);
    caller
      .execute('saveSetting', { body: { setting_id: kept.setting_id, setting_value: value !== inverted } })
      .then(async () => {
        showToast('success', t('settings.saved'));
        await revalidate();
      })
      .catch((error: unknown) => showToast('error', toApiFailure(error)?.body.message ?? t('error.network')))
      .finally(() => setWished(null));
  };
  return (
    <li>
      <CheckControl
        kind="switch"
        checked={on}
        disabled={wished !== null || (missing !== undefined && !on)}
        onChange={(event) => save(event.currentTarget.checked)}
      >
        <span className="office-main">
          <b>{title}</b>
          <small>{missing ?? text}</small>
        </span>
      </CheckControl>
    </li>
  );
}
