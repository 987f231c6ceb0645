import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { SettingSwitch } from './setting-switch.tsx';

/** Content of lists and matches. */
export function ContentSettings() {
  const t = useTranslator();
  const preferences = usePreferences();
  return (
    <>
      <Group title={t('settings.lists')}>
        <SettingSwitch name="bestOnTop" title={t('settings.best-on-top')} text={t('settings.best-on-top.text')} />
        <SettingSwitch name="sportsOnly" title={t('settings.sports-only')} text={t('settings.sports-only.text')} />
        <SettingSwitch name="detailedScore" title={t('settings.detailed-score')} text={t('settings.detailed-score.text')} />
        <SettingSwitch name="gameId" title={t('settings.game-id')} text={t('settings.game-id.text')} />
        <SettingSwitch name="generator" title={t('settings.generator')} text={t('settings.generator.text')} />
      </Group>
      <Group title={t('settings.match')}>
        <SettingSwitch name="fullNames" title={t('settings.full-names')} text={t('settings.full-names.text')} />
        <SettingSwitch name="tracker" title={t('settings.tracker')} text={t('settings.tracker.text')} />
        <SettingSwitch name="follow" title={t('settings.follow')} text={t('settings.follow.text')} disabled={!preferences.tracker} />
        <SettingSwitch name="broadcasts" title={t('settings.broadcasts')} text={t('settings.broadcasts.text')} />
      </Group>
    </>
  );
}

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="setting setting-checks">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}
