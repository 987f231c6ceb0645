import { type ReactNode, useId } from 'react';
import { OptionList, type OptionListProps, type SelectOption } from './option-list.tsx';
import { OptionListDialog } from './option-list-dialog.tsx';
import { SelectButton } from './select-button.tsx';
import { FieldFrame, type FieldFrameProps } from './text-field.tsx';
import { useSelectList } from './use-select-list.ts';

/** R040: of so many chosen ones the names are written out. */
const SHOWN_MAX = 99_999;

interface SelectFrame<T extends SelectOption>
  extends FieldFrameProps,
    Pick<OptionListProps<T>, 'options' | 'search' | 'noResultsText' | 'rowPx' | 'loading' | 'onLoadMore'> {
  /** Sent with the form that it stands in. */
  readonly name?: string;
  readonly id?: string;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** The closed field's text of an option, where that is not its name. */
  readonly face?: (option: T) => ReactNode;
  /** The text typed into the search when the list closed without a choice. */
  readonly onLeave?: (typed: string) => void;
}

export interface SelectProps<T extends SelectOption> extends SelectFrame<T> {
  readonly value: string | null;
  readonly onChange: (value: string, option: T) => void;
}

export interface MultiSelectProps<T extends SelectOption> extends SelectFrame<T> {
  readonly values: readonly string[];
  readonly max: number;
  readonly onChange: (values: readonly string[]) => void;
}

/** One choice from a long list with a search (R040-R042): above or below its field by the room there is, over the page on phones. */
export function Select<T extends SelectOption>({ value, onChange, ...frame }: SelectProps<T>) {
  return (
    <SelectField
      {...frame}
      chosen={value === null ? [] : [value]}
      max={1}
      onPick={(option, close) => {
        onChange(option.value, option);
        close();
      }}
    />
  );
}

/** Several choices; more than `max` are refused with the reason in the list. */
export function MultiSelect<T extends SelectOption>({ values, max, onChange, ...frame }: MultiSelectProps<T>) {
  return (
    <SelectField
      {...frame}
      chosen={values}
      max={max}
      onPick={({ value }) => onChange(values.includes(value) ? values.filter((one) => one !== value) : [...values, value])}
    />
  );
}

interface SelectFieldProps<T extends SelectOption> extends SelectFrame<T> {
  readonly chosen: readonly string[];
  readonly max: number;
  readonly onPick: (option: T, close: () => void) => void;
}

function SelectField<T extends SelectOption>({
  chosen,
  max,
  onPick,
  options,
  search,
  noResultsText,
  rowPx,
  loading,
  onLoadMore,
  name,
  id,
  disabled,
  placeholder,
  face,
  onLeave,
  ...frame
}: SelectFieldProps<T>) {
  const own = useId();
  const key = id ?? own;
  const listId = `${key}-list`;
  const anchor = `--select-${key.replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  const { open, popover, close, closed, onToggle, onSearchChange, openPage } = useSelectList(onLeave);
  const shown = options.filter((option) => chosen.includes(option.value)).slice(0, SHOWN_MAX);

  const list = {
    label: frame.label,
    options,
    chosen,
    max,
    onPick: (option: T) => onPick(option, close),
    onSearchChange,
    ...(search === undefined ? {} : { search }),
    ...(noResultsText === undefined ? {} : { noResultsText }),
    ...(rowPx === undefined ? {} : { rowPx }),
    ...(loading === undefined ? {} : { loading }),
    ...(onLoadMore === undefined ? {} : { onLoadMore }),
  } as const;
  return (
    <FieldFrame id={key} {...frame}>
      <SelectButton
        id={key}
        listId={listId}
        anchor={anchor}
        shown={shown}
        several={max !== 1}
        open={open !== null}
        disabled={disabled}
        invalid={Boolean(frame.error)}
        described={frame.error !== undefined || frame.hint !== undefined}
        placeholder={placeholder}
        face={face}
        onPage={openPage}
      />
      {name === undefined ? null : chosen.map((value) => <input key={value} type="hidden" name={name} value={value} />)}
      <div
        ref={popover}
        id={listId}
        className="select-list"
        popover="auto"
        style={{ positionAnchor: anchor } as React.CSSProperties}
        onToggle={onToggle}
      >
        {open === 'list' ? <OptionList {...list} onTab={close} /> : null}
      </div>
      <OptionListDialog {...list} open={open === 'page'} onClose={closed} />
    </FieldFrame>
  );
}
