import { Segments } from '@touchline/ui/forms/segments';
import { CheckControl } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { TEXT_SIZES, THEMES } from '../../shell/preferences/preferences.ts';
import { useChangePreferences, usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { saveOnDevice } from '../../shell/storage/device-store.ts';
import { SettingLine } from './setting-line.tsx';
import { SettingSwitch } from './setting-switch.tsx';

const SIZE_NAMES = { '100': 'settings.font-size.normal', '115': 'settings.font-size.large', '130': 'settings.font-size.largest' } as const;

/** How the site looks: the version for impaired sight, theme, type size, density, contrast. */
export function AppearanceSettings() {
  const t = useTranslator();
  const preferences = usePreferences();
  const change = useChangePreferences();
  return (
    <>
      <div className="setting setting-checks">
        <CheckControl
          kind="switch"
          checked={preferences.impaired}
          onChange={(event) => {
            const impaired = event.currentTarget.checked;
            change({ impaired });
            saveOnDevice('visuallyImpairedMode', impaired);
          }}
        >
          {t('settings.impaired')}
          <small className="setting-hint">{t('settings.impaired.text')}</small>
        </CheckControl>
      </div>
      <SettingLine label={t('settings.theme')}>
        <Segments
          label={t('settings.theme')}
          value={preferences.theme}
          onChange={(theme) => change({ theme })}
          items={THEMES.map((key) => ({ key, label: t(`settings.theme.${key}`) }))}
        />
      </SettingLine>
      <SettingLine label={t('settings.font-size')}>
        <Segments
          label={t('settings.font-size')}
          value={preferences.size}
          onChange={(size) => change({ size })}
          items={TEXT_SIZES.map((key) => ({ key, label: t(SIZE_NAMES[key]) }))}
        />
      </SettingLine>
      <SettingLine label={t('settings.density')}>
        <Segments
          label={t('settings.density')}
          value={preferences.density}
          onChange={(density) => change({ density })}
          items={[
            { key: 'normal', label: t('settings.density.comfortable') },
            { key: 'compact', label: t('settings.density.compact') },
          ]}
        />
      </SettingLine>
      <div className="setting setting-checks">
        <CheckControl
          kind="switch"
          checked={preferences.contrast === 'high'}
          onChange={(event) => change({ contrast: event.currentTarget.checked ? 'high' : 'normal' })}
        >
          {t('settings.contrast')}
        </CheckControl>
        <SettingSwitch name="marks" title={t('settings.price-changes')} />
        <SettingSwitch name="lite" title={t('settings.lite')} text={t('settings.lite.text')} />
        <SettingSwitch name="shortcuts" title={t('navigation.shortcuts')} text={t('navigation.shortcuts.text')} />
      </div>
    </>
  );
}
