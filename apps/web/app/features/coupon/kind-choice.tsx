import { BET_KINDS, type BetKind } from '@touchline/contract/words';
import { Icon } from '@touchline/ui/icon';
import { Menu } from '@touchline/ui/menu';
import { useTexts } from '@touchline/ui/texts';
import { kindsFor } from './coupon-store.ts';

/** Kinds that stand side by side; the rest is under the dots, so that no word is ever cut. */
const SIDE_BY_SIDE: readonly BetKind[] = ['single', 'express', 'system', 'chain'];
const IN_MENU: readonly BetKind[] = BET_KINDS.filter((kind) => !SIDE_BY_SIDE.includes(kind));

interface KindChoiceProps {
  readonly kind: BetKind;
  readonly legCount: number;
  readonly onChoose: (kind: BetKind) => void;
}

/** The kinds of bet as tabs. Kinds that these legs cannot be played as are there, but off. */
export function KindChoice({ kind, legCount, onChoose }: KindChoiceProps) {
  const t = useTexts();
  const possible = kindsFor(legCount);
  const inMenu = !SIDE_BY_SIDE.includes(kind);
  return (
    <div className="kinds">
      <fieldset className="seg">
        <legend className="sr">{t('coupon.kinds')}</legend>
        {SIDE_BY_SIDE.map((one) => (
          <label key={one} className={one === kind ? 'on' : undefined}>
            <input
              type="radio"
              className="sr"
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
        className={`seg-more${inMenu ? ' on' : ''}`}
        label={t('coupon.kinds.more')}
        chevron={false}
        face={<Icon name="more" size="s" />}
      >
        {IN_MENU.map((one) => (
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
