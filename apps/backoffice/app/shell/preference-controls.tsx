import { LANGUAGES } from '@touchline/i18n/languages';
import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { readPreferences, writePreferences } from '../preferences.ts';

/** Language and theme of this device. */
export function PreferenceControls() {
  const t = useTranslator();
  const [preferences, setPreferences] = useState(readPreferences);
  const change = (wanted: Partial<typeof preferences>): void => {
    const next = { ...preferences, ...wanted };
    setPreferences(next);
    writePreferences(next);
  };
  const isDark = preferences.theme === 'dark';
  return (
    <div className="preferences">
      <select
        className="preferences-language"
        aria-label={t('console.language')}
        value={preferences.language}
        onChange={(event) => change({ language: event.target.value })}
      >
        {LANGUAGES.map(({ code, endonym }) => (
          <option key={code} value={code} lang={code}>
            {endonym}
          </option>
        ))}
      </select>
      <IconButton
        icon={isDark ? 'sun' : 'moon'}
        label={t(isDark ? 'console.theme.light' : 'console.theme.dark')}
        onClick={() => change({ theme: isDark ? 'light' : 'dark' })}
      />
    </div>
  );
}
