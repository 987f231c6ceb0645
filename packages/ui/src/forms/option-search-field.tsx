import type { KeyboardEventHandler, RefObject } from 'react';
import { Icon } from '../icon.tsx';

/** R033. */
const SEARCH_MAX = 100;

interface OptionSearchFieldProps {
  readonly field: RefObject<HTMLElement | null>;
  readonly label: string;
  readonly listId: string;
  /** Of the option that the keys are at. */
  readonly activeId: string | undefined;
  readonly inputMode: 'search' | 'tel';
  readonly value: string;
  readonly onType: (text: string) => void;
  readonly onKeyDown: KeyboardEventHandler;
}

/** The field that a list is searched in; its keys walk the list. */
export function OptionSearchField({ field, label, listId, activeId, inputMode, value, onType, onKeyDown }: OptionSearchFieldProps) {
  return (
    <div className="field field-small options-search">
      <Icon name="search" size="s" />
      <input
        ref={field as RefObject<HTMLInputElement>}
        aria-activedescendant={activeId}
        onKeyDown={onKeyDown}
        aria-label={label}
        role="combobox"
        aria-expanded="true"
        aria-controls={listId}
        aria-autocomplete="list"
        autoComplete="off"
        inputMode={inputMode}
        maxLength={SEARCH_MAX}
        placeholder={label}
        value={value}
        onChange={({ currentTarget }) => onType(currentTarget.value)}
      />
    </div>
  );
}
