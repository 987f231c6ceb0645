import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { LANGUAGES } from '@touchline/i18n/languages';
import { Card } from '@touchline/ui/card';
import { Check, SelectField } from '@touchline/ui/field';
import { Segments } from '@touchline/ui/segments';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useMemo } from 'react';
import { keepOnDevice } from '../../device-store.ts';
import { oddsText } from '../../odds-text.ts';
import { TEXT_SIZES, THEMES } from '../../preferences.ts';
import { useChangePreferences, usePreferences } from '../../preferences-context.tsx';
import { useHydrated } from '../../use-hydrated.ts';
import './settings.css';

const SAMPLE = 1850;
const SIZE_NAMES = { '100': 'settings.font-size.normal', '115': 'settings.font-size.large', '130': 'settings.font-size.largest' } as const;

interface SettingsFormProps {
  /** The address of the page that it stands on, without language: other languages lead to the same page. */
  readonly path: string;
}

/** Theme, contrast, type size, density, odds, zone, language. Every change holds at once. */
export function SettingsForm({ path }: SettingsFormProps) {
  const t = useTexts();
  const preferences = usePreferences();
  const change = useChangePreferences();
  const zones = useZones(preferences.zone);
  return (
    <Card className="settings">
      <div className="set-line checks">
        <Check
          kind="switch"
          checked={preferences.impaired}
          onChange={(event) => {
            const impaired = event.currentTarget.checked;
            change({ impaired });
            keepOnDevice('visuallyImpairedMode', impaired);
          }}
        >
          {t('settings.impaired')}
          <small className="set-hint">{t('settings.impaired.text')}</small>
        </Check>
      </div>
      <Line label={t('settings.theme')}>
        <Segments
          label={t('settings.theme')}
          value={preferences.theme}
          onChange={(theme) => change({ theme })}
          items={THEMES.map((key) => ({ key, label: t(`settings.theme.${key}`) }))}
        />
      </Line>
      <Line label={t('settings.font-size')}>
        <Segments
          label={t('settings.font-size')}
          value={preferences.size}
          onChange={(size) => change({ size })}
          items={TEXT_SIZES.map((key) => ({ key, label: t(SIZE_NAMES[key]) }))}
        />
      </Line>
      <Line label={t('settings.density')}>
        <Segments
          label={t('settings.density')}
          value={preferences.density}
          onChange={(density) => change({ density })}
          items={[
            { key: 'normal', label: t('settings.density.comfortable') },
            { key: 'compact', label: t('settings.density.compact') },
          ]}
        />
      </Line>
      <div className="set-line checks">
        <Check
          kind="switch"
          checked={preferences.contrast === 'high'}
          onChange={(event) => change({ contrast: event.currentTarget.checked ? 'high' : 'normal' })}
        >
          {t('settings.contrast')}
        </Check>
        <Check kind="switch" checked={preferences.marks} onChange={(event) => change({ marks: event.currentTarget.checked })}>
          {t('settings.price-changes')}
        </Check>
      </div>
      <div className="set-line fields">
        <SelectField
          label={t('settings.odds-format')}
          value={preferences.odds}
          onChange={(event) => change({ odds: event.currentTarget.value as OddsFormat })}
          options={ODDS_FORMATS.map((value) => ({ value, label: `${t(`settings.odds.${value}`)} · ${oddsText(SAMPLE, value)}` }))}
        />
        <SelectField
          label={t('settings.time-zone')}
          value={preferences.zone}
          onChange={(event) => change({ zone: event.currentTarget.value, zoneChosen: true })}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      </div>
      <Line label={t('settings.language')}>
        <div className="row">
          {LANGUAGES.map(({ code, endonym }) => (
            <a
              key={code}
              className={`chip${code === t.language ? ' on' : ''}`}
              href={`/${code}/${path}`}
              hrefLang={code}
              lang={code}
              aria-current={code === t.language ? 'true' : undefined}
            >
              {endonym}
            </a>
          ))}
        </div>
      </Line>
    </Card>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="set-line">
      <span className="lbl" aria-hidden="true">
        {label}
      </span>
      {children}
    </div>
  );
}

/** The list of zones is the browser's own: the server knows the chosen one only. */
function useZones(current: string): readonly string[] {
  const hydrated = useHydrated();
  return useMemo(
    () => (hydrated ? [...new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])].sort() : [current]),
    [hydrated, current],
  );
}
