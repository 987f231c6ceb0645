import { CheckControl } from '@touchline/ui/forms/text-field';
import type { SwitchName } from '../../shell/preferences/preferences.ts';
import { useChangePreferences, usePreferences } from '../../shell/preferences/preferences-context.tsx';

interface SettingSwitchProps {
  readonly name: SwitchName;
  readonly title: string;
  readonly text?: string;
  /** Without effect at present. */
  readonly disabled?: boolean;
}

/** A preference that is on or off. */
export function SettingSwitch({ name, title, text, disabled }: SettingSwitchProps) {
  const preferences = usePreferences();
  const change = useChangePreferences();
  return (
    <CheckControl
      kind="switch"
      checked={preferences[name]}
      disabled={disabled}
      onChange={(event) => change({ [name]: event.currentTarget.checked })}
    >
      {title}
      {text === undefined ? null : <small className="setting-hint">{text}</small>}
    </CheckControl>
  );
}
