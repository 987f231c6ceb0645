import type { CSSProperties, ReactNode } from 'react';
import { Icon } from '../icon.tsx';
import { useTranslator } from '../translator-context.tsx';
import type { SelectOption } from './option-list.tsx';

/** On screens narrower than this a list opens over the whole page, under the thumb. */
const NARROW = '(max-width: 767px)';

interface SelectButtonProps<T extends SelectOption> {
  /** Of the field: its label and its hint are called after it. */
  readonly id: string;
  /** Of the list that it opens, which hangs on the anchor. */
  readonly listId: string;
  readonly anchor: string;
  /** The choice. */
  readonly shown: readonly T[];
  readonly several: boolean;
  readonly open: boolean;
  readonly disabled: boolean | undefined;
  readonly invalid: boolean;
  /** There is a hint or an error to be read with it. */
  readonly described: boolean;
  readonly placeholder: string | undefined;
  readonly face: ((option: T) => ReactNode) | undefined;
  /** There is no room for a list beside the field. */
  readonly onPage: () => void;
}

/** The closed field: what is chosen, and the way to the list. */
export function SelectButton<T extends SelectOption>({
  id,
  listId,
  anchor,
  shown,
  several,
  open,
  disabled,
  invalid,
  described,
  placeholder,
  face = ({ before, name }) => (
    <>
      {before}
      <span className="ellipsis">{name}</span>
    </>
  ),
  onPage,
}: SelectButtonProps<T>) {
  const t = useTranslator();
  return (
    <button
      type="button"
      id={id}
      className="field select"
      style={{ anchorName: anchor } as CSSProperties}
      disabled={disabled}
      aria-haspopup="listbox"
      aria-expanded={open}
      aria-labelledby={`${id}-label ${id}`}
      aria-describedby={described ? `${id}-hint` : undefined}
      data-invalid={invalid || undefined}
      popoverTarget={listId}
      onClick={(event) => {
        if (!matchMedia(NARROW).matches) return;
        event.preventDefault();
        onPage();
      }}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
        event.preventDefault();
        event.currentTarget.click();
      }}
    >
      {shown.length === 0 ? (
        <span className="select-none ellipsis">{placeholder ?? t('select.placeholder')}</span>
      ) : several ? (
        <span className="ellipsis">{shown.map((option) => option.name).join(', ')}</span>
      ) : (
        shown.map((option) => (
          <span key={option.value} className="select-one">
            {face(option)}
          </span>
        ))
      )}
      <Icon name="chev" size="xs" />
    </button>
  );
}
