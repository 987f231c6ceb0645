import { ODDS_CHANGE_POLICIES } from '@touchline/contract/bets/enums';
import { formatPercent } from '@touchline/i18n/format-money';
import { Icon } from '@touchline/ui/icon';
import { Menu } from '@touchline/ui/menu';
import { useTranslator } from '@touchline/ui/translator-context';
import { TOLERANCES, useCouponSettings } from '../state/coupon-settings-store.ts';

/** Changes of the price that are taken between the press and the server: three rules, a tolerance, and whether the legs stay afterwards. */
export function PriceModeMenu() {
  const t = useTranslator();
  const { priceMode, toleranceBasisPoints, keepLegs, change } = useCouponSettings();
  const percent = (points: number): string => formatPercent(t.language, points / 100, 1);
  return (
    <Menu
      className="price-mode"
      label={`${t('coupon.mode.title')}: ${t(`coupon.mode.${priceMode}`)}`}
      chevron={false}
      face={
        <>
          <Icon name="swap" size="xs" />
          <span className="ellipsis">{t(`coupon.mode.${priceMode}`)}</span>
          <Icon name="chev" size="xs" />
        </>
      }
    >
      <div className="price-mode-menu">
        <fieldset>
          <legend>{t('coupon.mode.title')}</legend>
          {ODDS_CHANGE_POLICIES.map((mode) => (
            <label key={mode} className="check price-mode-choice">
              <input type="radio" name="price-mode" checked={mode === priceMode} onChange={() => change({ priceMode: mode })} />
              <span>
                <b>{t(`coupon.mode.${mode}`)}</b>
                <small>{t(`coupon.mode.${mode}.hint`)}</small>
              </span>
            </label>
          ))}
        </fieldset>
        <label className="price-mode-tolerance">
          <span>{t('coupon.mode.tolerance')}</span>
          <select
            className="size-select figures"
            disabled={priceMode === 'accept-any'}
            value={toleranceBasisPoints}
            onChange={(event) => change({ toleranceBasisPoints: Number(event.target.value) })}
          >
            {TOLERANCES.map((points) => (
              <option key={points} value={points}>
                {points === 0 ? t('coupon.mode.tolerance.none') : t('coupon.mode.tolerance.upTo', { percent: percent(points) })}
              </option>
            ))}
          </select>
        </label>
        <label className="check price-mode-choice">
          <input type="checkbox" checked={keepLegs} onChange={(event) => change({ keepLegs: event.target.checked })} />
          <span>{t('coupon.mode.keep')}</span>
        </label>
      </div>
    </Menu>
  );
}
