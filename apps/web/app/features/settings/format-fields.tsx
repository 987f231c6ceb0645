import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatDisplayedOdds } from '../../shell/formats/format-displayed-odds.ts';
import { useZones } from '../../shell/formats/use-zones.ts';
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
