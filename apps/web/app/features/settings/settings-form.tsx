import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { Card } from '@touchline/ui/card';
import { Segments } from '@touchline/ui/forms/segments';
import { Check, SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useMemo } from 'react';
import { formatDisplayedOdds } from '../../shell/formats/format-displayed-odds.ts';
import { useHydrated } from '../../shell/page/use-hydrated.ts';
import { type SwitchName, TEXT_SIZES, THEMES } from '../../shell/preferences/preferences.ts';
import { useChangePreferences, usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { keepOnDevice } from '../../shell/storage/device-store.ts';
import { useSiteLanguages } from '../../use-site-look.ts';
import './settings.css';

const SAMPLE = 1850;
const SIZE_NAMES = { '100': 'settings.font-size.normal', '115': 'settings.font-size.large', '130': 'settings.font-size.largest' } as const;

interface SettingsFormProps {
  /** The address of the page that it stands on, without language: other languages lead to the same page. */
  readonly path: string;
}

/** Theme, contrast, type size, density, what lists and matches show, odds, zone, language (R086). Every change holds at once. */
export function SettingsForm({ path }: SettingsFormProps) {
  const t = useTranslator();
  const preferences = usePreferences();
  const change = useChangePreferences();
  const languages = useSiteLanguages();
  const zones = useZones(preferences.zone);
  return (
    <Card>
      <div className="setting setting-checks">
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
          <small className="setting-hint">{t('settings.impaired.text')}</small>
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
      <div className="setting setting-checks">
        <Check
          kind="switch"
          checked={preferences.contrast === 'high'}
          onChange={(event) => change({ contrast: event.currentTarget.checked ? 'high' : 'normal' })}
        >
          {t('settings.contrast')}
        </Check>
        <Switch name="marks" title={t('settings.price-changes')} />
        <Switch name="lite" title={t('settings.lite')} text={t('settings.lite.text')} />
      </div>
      <Group title={t('settings.lists')}>
        <Switch name="bestOnTop" title={t('settings.best-on-top')} text={t('settings.best-on-top.text')} />
        <Switch name="sportsOnly" title={t('settings.sports-only')} text={t('settings.sports-only.text')} />
        <Switch name="detailedScore" title={t('settings.detailed-score')} text={t('settings.detailed-score.text')} />
        <Switch name="gameId" title={t('settings.game-id')} text={t('settings.game-id.text')} />
        <Switch name="generator" title={t('settings.generator')} text={t('settings.generator.text')} />
      </Group>
      <Group title={t('settings.match')}>
        <Switch name="fullNames" title={t('settings.full-names')} text={t('settings.full-names.text')} />
        <Switch name="tracker" title={t('settings.tracker')} text={t('settings.tracker.text')} />
        <Switch name="follow" title={t('settings.follow')} text={t('settings.follow.text')} disabled={!preferences.tracker} />
        <Switch name="broadcasts" title={t('settings.broadcasts')} text={t('settings.broadcasts.text')} />
      </Group>
      <div className="setting setting-fields">
        <SelectField
          label={t('settings.odds-format')}
          value={preferences.odds}
          onChange={(event) => change({ odds: event.currentTarget.value as OddsFormat })}
          options={ODDS_FORMATS.map((value) => ({
            value,
            label: `${t(`settings.odds.${value}`)} · ${formatDisplayedOdds(SAMPLE, value)}`,
          }))}
        />
        <SelectField
          label={t('settings.time-zone')}
          value={preferences.zone}
          onChange={(event) => change({ zone: event.currentTarget.value, zoneChosen: true })}
          options={zones.map((zone) => ({ value: zone, label: zone.replaceAll('_', ' ') }))}
        />
      </div>
      <Line label={t('settings.language')}>
        <div className="in-row">
          {languages.map(({ code, endonym }) => (
            <a
              key={code}
              className={`chip${code === t.language ? ' chip-on' : ''}`}
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

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="setting setting-checks">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface SwitchProps {
  readonly name: SwitchName;
  readonly title: string;
  readonly text?: string;
  /** Without effect at present. */
  readonly disabled?: boolean;
}

function Switch({ name, title, text, disabled }: SwitchProps) {
  const preferences = usePreferences();
  const change = useChangePreferences();
  return (
    <Check
      kind="switch"
      checked={preferences[name]}
      disabled={disabled}
      onChange={(event) => change({ [name]: event.currentTarget.checked })}
    >
      {title}
      {text === undefined ? null : <small className="setting-hint">{text}</small>}
    </Check>
  );
}

function Line({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div className="setting">
      <span className="setting-name" aria-hidden="true">
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
