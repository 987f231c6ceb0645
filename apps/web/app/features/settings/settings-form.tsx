import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { useTranslator } from '@touchline/ui/translator-context';
import { useSiteLanguages } from '../../use-site-look.ts';
import { AppearanceSettings } from './appearance-settings.tsx';
import { ContentSettings } from './content-settings.tsx';
import { FormatFields } from './format-fields.tsx';
import { SettingLine } from './setting-line.tsx';
import './settings.css';

interface SettingsFormProps {
  /** The address of the page that it stands on, without language: other languages lead to the same page. */
  readonly path: string;
}

/** Theme, contrast, type size, density, what lists and matches show, odds, zone, language (R086). Every change holds at once. */
export function SettingsForm({ path }: SettingsFormProps) {
  const t = useTranslator();
  const languages = useSiteLanguages();
  return (
    <Card>
      <AppearanceSettings />
      <ContentSettings />
      <FormatFields />
      <SettingLine label={t('settings.language')}>
        <div className="in-row">
          {languages.map(({ code, endonym }) => (
            <a
              key={code}
              className={chipClass(code === t.language)}
              href={`/${code}/${path}`}
              hrefLang={code}
              lang={code}
              aria-current={code === t.language ? 'true' : undefined}
            >
              {endonym}
            </a>
          ))}
        </div>
      </SettingLine>
    </Card>
  );
}
