import { ODDS_FORMATS } from '@touchline/betting/odds-format';
import { Menu } from '@touchline/ui/menu';
import { useTexts } from '@touchline/ui/texts';
import { oddsText } from '../../odds-text.ts';
import { useChangePreferences, usePreferences } from '../../preferences-context.tsx';

/** The price that stands for each format. */
const SAMPLE = 1850;

/** How prices are written. */
export function OddsMenu() {
  const t = useTexts();
  const { odds } = usePreferences();
  const change = useChangePreferences();
  return (
    <Menu face={<span className="num">{oddsText(SAMPLE, odds)}</span>} label={`${t('header.odds-format')}: ${oddsText(SAMPLE, odds)}`}>
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
          <span className="end num">{oddsText(SAMPLE, format)}</span>
        </button>
      ))}
    </Menu>
  );
}
