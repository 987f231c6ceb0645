import { ODDS_FORMATS, type OddsFormat } from '@touchline/betting/odds-format';
import { Segments } from '@touchline/ui/forms/segments';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { formatDisplayedOdds } from '../../../shell/formats/format-displayed-odds.ts';
import { useZones } from '../../../shell/formats/use-zones.ts';
import { THEMES } from '../../../shell/preferences/preferences.ts';
import { useChangePreferences, usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { useSiteLanguages } from '../../../use-site-look.ts';
import { useAddressIn } from './use-address-in.ts';

/** The price that stands for each format. */
const SAMPLE = 1850;

/** Links that the header has no room for on phones: language, theme, how odds are written and which clock holds. */
export function MenuSheetDisplay() {
  const t = useTranslator();
  const { odds, theme, zone } = usePreferences();
  const change = useChangePreferences();
  const languages = useSiteLanguages();
  const addressIn = useAddressIn();
  // The menu is there at the touch without them: they come with the finger or the focus that opens their list.
  const [wantsZones, setWantsZones] = useState(false);
  const zones = useZones(zone, wantsZones);
  const wantZones = (): void => setWantsZones(true);
  const title = useId();
  return (
    <section className="menu-sheet-display" aria-labelledby={title}>
      <h3 id={title}>{t('nav.settings')}</h3>
      {languages.length > 1 ? (
        <ul className="menu-sheet-languages" aria-label={t('settings.language')}>
          {languages.map(({ code, endonym, direction }) => (
            <li key={code}>
              <a
                className="chip"
                href={addressIn(code)}
                hrefLang={code}
                lang={code}
                dir={direction}
                aria-current={code === t.language ? 'true' : undefined}
              >
                {endonym}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
      <Segments
        label={t('settings.theme')}
        value={theme}
        onChange={(key) => change({ theme: key })}
        items={THEMES.map((key) => ({ key, label: t(`settings.theme.${key}`) }))}
      />
      <SelectField
        label={t('settings.odds-format')}
        value={odds}
        onChange={(event) => change({ odds: event.currentTarget.value as OddsFormat })}
        options={ODDS_FORMATS.map((value) => ({
          value,
          label: `${t(`settings.odds.${value}`)} · ${formatDisplayedOdds(SAMPLE, value)}`,
        }))}
      />
      <SelectField
        label={t('settings.time-zone')}
        value={zone}
        onPointerDown={wantZones}
        onFocus={wantZones}
        onChange={(event) => change({ zone: event.currentTarget.value, zoneChosen: true })}
        options={zones.map((value) => ({ value, label: value.replaceAll('_', ' ') }))}
      />
    </section>
  );
}
