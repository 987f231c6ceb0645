import { Icon } from '../icon.tsx';
import type { SelectOption } from './option-list.tsx';

interface OptionRowProps {
  readonly id: string;
  readonly option: SelectOption;
  readonly chosen: boolean;
  /** No more can be chosen. */
  readonly disabled: boolean;
  /** The keys are at it. */
  readonly active: boolean;
  /** Place among all that were found, from 1, and how many those are: most of them stand not in the page. */
  readonly position: number;
  readonly size: number;
  readonly heightPx: number;
  readonly onPress: () => void;
}

/** An option, with a tick where it is chosen. */
export function OptionRow({ id, option, chosen, disabled, active, position, size, heightPx, onPress }: OptionRowProps) {
  return (
    // The keyboard walks the list from its field: rows take no focus of their own.
    // biome-ignore lint/a11y/useFocusableInteractive: see above
    // biome-ignore lint/a11y/useKeyWithClickEvents: see above
    <div
      id={id}
      role="option"
      className="option"
      aria-selected={chosen}
      aria-disabled={disabled || undefined}
      aria-setsize={size}
      aria-posinset={position}
      data-active={active}
      style={{ blockSize: heightPx }}
      onClick={onPress}
    >
      {option.before}
      <span className="ellipsis option-name">{option.name}</span>
      {option.after ? <span className="option-end figures">{option.after}</span> : null}
      {chosen ? <Icon name="check" size="s" /> : null}
    </div>
  );
}
