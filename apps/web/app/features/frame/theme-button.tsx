import { IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useChangePreferences } from '../../shell/preferences/preferences-context.tsx';

/** Dark or light, whichever is not there now. Both drawings are in the page: the style sheet shows the one that the theme needs. */
export function ThemeButton() {
  const t = useTranslator();
  const change = useChangePreferences();
  return (
    <>
      <IconButton icon="sun" className="to-light" label={t('settings.theme.light')} onClick={() => change({ theme: 'light' })} />
      <IconButton icon="moon" className="to-dark" label={t('settings.theme.dark')} onClick={() => change({ theme: 'dark' })} />
    </>
  );
}
