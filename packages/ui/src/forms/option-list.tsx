import { type ReactNode, useId } from 'react';
import { Skeleton } from '../skeleton.tsx';
import { useTranslator } from '../translator-context.tsx';
import type { Findable } from './find-options.ts';
import { OptionRow } from './option-row.tsx';
import { OptionSearchField } from './option-search-field.tsx';
import { useOptionList } from './use-option-list.ts';
import { MAX_RENDERED_ROWS, visibleRows } from './visible-rows.ts';

export interface SelectOption extends Findable {
  readonly value: string;
  /** Drawn before the name: a flag, a drawing. */
  readonly before?: ReactNode;
  /** Drawn at the end: a code, a sign. */
  readonly after?: ReactNode;
}

/** How a list is searched where it is not by name and code. */
export interface OptionSearch<T extends SelectOption> {
  readonly label?: string;
  /** Turns what is typed into what the field shows. */
  readonly clean?: (typed: string) => string;
  readonly find?: (options: readonly T[], typed: string) => readonly T[];
  readonly inputMode?: 'search' | 'tel';
}

export interface OptionListProps<T extends SelectOption> {
  readonly label: string;
  readonly options: readonly T[];
  readonly chosen: readonly string[];
  readonly onPick: (option: T) => void;
  /** How many can be chosen at once; 1 where a choice takes the place of the one before. */
  readonly max?: number;
  /** False for lists that are seen at a glance. */
  readonly search?: OptionSearch<T> | boolean;
  readonly onSearchChange?: (typed: string) => void;
  /** The keyboard goes on to what comes after the list. */
  readonly onTab?: () => void;
  /** Said where the search finds nothing. */
  readonly noResultsText?: string;
  readonly rowPx?: number;
  /** The options are on their way. */
  readonly loading?: boolean;
  /** Asks for further options: called when the end is near. */
  readonly onLoadMore?: () => void;
}

/** R040. */
export const OPTION_PX = 40;
const LIST_PX = 300;
const SKELETON_WIDTHS = ['70%', '55%', '64%', '48%', '60%'];

/** Options to choose from by hand, keys or search (R040-R042); only those near the eye stand in the page (R043). */
export function OptionList<T extends SelectOption>(props: OptionListProps<T>) {
  const { label, options, chosen, max = 1, rowPx = OPTION_PX, loading = false } = props;
  const t = useTranslator();
  const id = useId();
  const search: OptionSearch<T> | null = props.search === false ? null : typeof props.search === 'object' ? props.search : {};
  const { typed, found, active, full, scrollPx, taker, holdList, type, press, onKeyDown, onScroll } = useOptionList({
    ...props,
    max,
    search,
    rowPx,
    loading,
  });
  const { from, to } = visibleRows({ count: Math.min(found.length, MAX_RENDERED_ROWS), rowPx, scrollPx, viewPx: LIST_PX });
  const activeId = found[active] ? `${id}-${active}` : undefined;

  return (
    <div className="options">
      {search ? (
        <OptionSearchField
          field={taker}
          label={search.label ?? t('select.search')}
          listId={id}
          activeId={activeId}
          inputMode={search.inputMode ?? 'search'}
          value={typed}
          onType={type}
          onKeyDown={onKeyDown}
        />
      ) : null}
      {full ? (
        <p className="options-note" role="status">
          {t('select.max-selected', { n: max })}
        </p>
      ) : null}
      <div
        ref={holdList}
        aria-label={label}
        aria-activedescendant={search ? undefined : activeId}
        onKeyDown={search ? undefined : onKeyDown}
        id={id}
        className="options-list"
        role="listbox"
        aria-multiselectable={max > 1 || undefined}
        aria-busy={loading || undefined}
        tabIndex={search ? -1 : 0}
        style={{ maxBlockSize: LIST_PX }}
        onScroll={onScroll}
      >
        <div style={{ blockSize: from * rowPx }} />
        {found.slice(from, to).map((option, n) => {
          const row = from + n;
          const isChosen = chosen.includes(option.value);
          return (
            <OptionRow
              key={option.value}
              id={`${id}-${row}`}
              option={option}
              chosen={isChosen}
              disabled={full && !isChosen}
              active={row === active}
              position={row + 1}
              size={found.length}
              heightPx={rowPx}
              onPress={() => press(row)}
            />
          );
        })}
        <div style={{ blockSize: (found.length - to) * rowPx }} />
        {loading ? <LoadingRows heightPx={rowPx} /> : null}
      </div>
      {found.length === 0 && !loading ? (
        <p className="options-note" role="status">
          {options.length === 0 ? t('select.empty') : (props.noResultsText ?? t('select.no-elements'))}
        </p>
      ) : null}
    </div>
  );
}

/** Rows without words in place of options that are on their way. */
function LoadingRows({ heightPx }: { readonly heightPx: number }) {
  return SKELETON_WIDTHS.map((width) => (
    <div key={width} className="option" style={{ blockSize: heightPx }} aria-hidden="true">
      <Skeleton width={width} />
    </div>
  ));
}
