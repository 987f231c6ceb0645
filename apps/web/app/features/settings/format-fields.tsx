import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { formatDisplayedOdds } from '../../shell/formats/format-displayed-odds.ts';
import { useHydrated } from '../../shell/page/use-hydrated.ts';
import { useChangePreferences, usePreferences } from '../../shell/preferences/preferences-context.tsx';

const SAMPLE = 1850;

/** How odds are written, and in which zone times are told. */
export function FormatFields() {
  const t = useTranslator();
  const preferences = usePreferences();
  const change = useChangePreferences();
  const zones = useZones(preferences.zone);
  return (
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
