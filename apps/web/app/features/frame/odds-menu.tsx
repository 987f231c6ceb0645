import { ODDS_FORMATS } from '@touchline/betting/odds-format';
import { Menu } from '@touchline/ui/menu';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatDisplayedOdds } from '../../shell/formats/format-displayed-odds.ts';
import { useChangePreferences, usePreferences } from '../../shell/preferences/preferences-context.tsx';

/** The price that stands for each format. */
const SAMPLE = 1850;

/** How prices are written. */
export function OddsMenu() {
  const t = useTranslator();
  const { odds } = usePreferences();
  const change = useChangePreferences();
  return (
    <Menu
      face={<span className="figures">{formatDisplayedOdds(SAMPLE, odds)}</span>}
      label={`${t('header.odds-format')}: ${formatDisplayedOdds(SAMPLE, odds)}`}
    >
      {ODDS_FORMATS.map((format) => (
        <button
          key={format}
          type="button"
          aria-current={format === odds ? 'true' : undefined}
          onClick={(event) => {
            change({ odds: format });
            event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
          }}
        >
          {t(`settings.odds.${format}`)}
          <span className="menu-end figures">{formatDisplayedOdds(SAMPLE, format)}</span>
        </button>
      ))}
    </Menu>
  );
}
