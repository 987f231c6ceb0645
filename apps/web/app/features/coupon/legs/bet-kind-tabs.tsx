import { Icon } from '@touchline/ui/icon';
import { Menu } from '@touchline/ui/menu';
import { useTranslator } from '@touchline/ui/translator-context';
import { availableBetKinds, COUPON_KINDS, type CouponKind } from '../state/bet-kinds.ts';
import type { CouponLeg } from '../state/coupon-leg.ts';

interface BetKindTabsProps {
  readonly kind: CouponKind;
  readonly legs: readonly CouponLeg[];
  readonly onChoose: (kind: CouponKind) => void;
}

/** The kinds of bet as tabs. Kinds that these legs cannot be played as are there, but off. */
export function BetKindTabs({ kind, legs, onChoose }: BetKindTabsProps) {
  const t = useTranslator();
  const possible = availableBetKinds(legs);
  // Kinds that stand side by side; the rest is under the dots, so that no word is ever cut.
  // Selections of one match are one single first; as singles of their own they are under the dots.
  const first = possible.includes('singles') && !possible.includes('single') ? 'singles' : 'single';
  // Runners of races are backed each way more often than in systems and chains.
  const sideBySide: readonly CouponKind[] = possible.includes('each-way')
    ? [first, 'each-way', 'express']
    : [first, 'express', 'system', 'chain'];
  const other = first === 'singles' ? 'single' : possible.includes('singles') ? null : 'singles';
  const inMenu = COUPON_KINDS.filter((one) => !sideBySide.includes(one) && one !== other);
  return (
    <div className="bet-kinds">
      <fieldset className="segments bet-kinds-choices">
        <legend className="screen-reader-only">{t('coupon.kinds')}</legend>
        {sideBySide.map((one) => (
          <label key={one} className={one === kind ? 'segment-on' : undefined}>
            <input
              type="radio"
              className="screen-reader-only"
              name="coupon-kind"
              disabled={!possible.includes(one)}
              checked={one === kind}
              onChange={() => onChoose(one)}
            />
            {t(`coupon.kind.${one}`)}
          </label>
        ))}
      </fieldset>
      <Menu
        className={`bet-kinds-more${inMenu.includes(kind) ? ' bet-kinds-more-on' : ''}`}
        label={t('coupon.kinds.more')}
        chevron={false}
        face={<Icon name="more" size="s" />}
      >
        {inMenu.map((one) => (
          <button
            key={one}
            type="button"
            aria-current={one === kind || undefined}
            disabled={!possible.includes(one)}
            onClick={(event) => {
              event.currentTarget.closest<HTMLElement>('[popover]')?.hidePopover();
              onChoose(one);
            }}
          >
            {t(`coupon.kind.${one}`)}
          </button>
        ))}
      </Menu>
    </div>
  );
}
