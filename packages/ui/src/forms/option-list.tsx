import { type KeyboardEvent, type ReactNode, type UIEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { Icon } from '../icon.tsx';
import { Skeleton } from '../skeleton.tsx';
import { useTranslator } from '../translator-context.tsx';
import { type Findable, findOptions } from './find-options.ts';
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
  readonly onTyped?: (typed: string) => void;
  /** The keyboard goes on to what comes after the list. */
  readonly onTab?: () => void;
  /** Said where the search finds nothing. */
  readonly nothingFound?: string;
  readonly rowPx?: number;
  /** The options are on their way. */
  readonly loading?: boolean;
  /** Asks for further options: called when the end is near. */
  readonly onMore?: () => void;
}

/** R040. */
export const OPTION_PX = 40;
const LIST_PX = 300;
const OPTIONS_MAX = 1000;
const MORE_PX = 100;
const SKELETON_WIDTHS = ['70%', '55%', '64%', '48%', '60%'];
/** R033. */
const SEARCH_MAX = 100;
const PAGE_ROWS = 6;

const findByWords = <T extends SelectOption>(options: readonly T[], typed: string): readonly T[] => findOptions(options, typed);

/** Options to choose from by hand, keys or search (R040-R042); only those near the eye stand in the page (R043). */
export function OptionList<T extends SelectOption>(props: OptionListProps<T>) {
  const { label, options, chosen, onPick, max = 1, onTyped, onTab, rowPx = OPTION_PX, loading = false, onMore } = props;
  const t = useTranslator();
  const id = useId();
  const search: OptionSearch<T> | null = props.search === false ? null : typeof props.search === 'object' ? props.search : {};
  const [typed, setTyped] = useState('');
  const [scrollPx, setScrollPx] = useState(0);
  const find = search?.find ?? findByWords<T>;
  const found = useMemo(() => find(options, typed).slice(0, OPTIONS_MAX), [find, options, typed]);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      options.findIndex(({ value }) => chosen.includes(value)),
    ),
  );
  const list = useRef<HTMLDivElement>(null);
  const taker = useRef<HTMLElement>(null);
  const full = max > 1 && chosen.length >= max;

  const show = (row: number): void => {
    const box = list.current;
    if (!box) return;
    if (row * rowPx < box.scrollTop) box.scrollTop = row * rowPx;
    else if ((row + 1) * rowPx > box.scrollTop + box.clientHeight) box.scrollTop = (row + 1) * rowPx - box.clientHeight;
  };
  const opened = useRef(false);
  useEffect(() => {
    if (opened.current) return;
    opened.current = true;
    // A dialog that opens around the list looks for this mark; one that is open already is left by the focus itself.
    taker.current?.setAttribute('autofocus', '');
    taker.current?.focus({ preventScroll: true });
    if (list.current) list.current.scrollTop = active * rowPx - rowPx;
  }, [active, rowPx]);

  const go = (row: number): void => {
    const next = Math.max(0, Math.min(found.length - 1, row));
    setActive(next);
    show(next);
  };
  const pick = (option: T | undefined): void => {
    if (option && !(full && !chosen.includes(option.value))) onPick(option);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') onTab?.();
    const steps: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1, PageDown: PAGE_ROWS, PageUp: -PAGE_ROWS };
    const step = steps[event.key];
    if (step !== undefined) go(active + step);
    else if (event.key === 'Home' && search === null) go(0);
    else if (event.key === 'End' && search === null) go(found.length - 1);
    else if (event.key === 'Enter' || (event.key === ' ' && search === null)) pick(found[active]);
    else if (search === null && event.key.length === 1) {
      const at = found.findIndex((one, row) => row > active && one.name.toLowerCase().startsWith(event.key.toLowerCase()));
      go(at >= 0 ? at : found.findIndex((one) => one.name.toLowerCase().startsWith(event.key.toLowerCase())));
    } else return;
    event.preventDefault();
  };
  const onScroll = ({ currentTarget: box }: UIEvent<HTMLDivElement>): void => {
    setScrollPx(box.scrollTop);
    if (onMore && !loading && box.scrollHeight - box.scrollTop - box.clientHeight < MORE_PX) onMore();
  };
  const { from, to } = visibleRows({ count: Math.min(found.length, MAX_RENDERED_ROWS), rowPx, scrollPx, viewPx: LIST_PX });
  const walked = { 'aria-activedescendant': found[active] ? `${id}-${active}` : undefined, 'aria-label': label, onKeyDown } as const;

  return (
    <div className="options">
      {search ? (
        <div className="field field-small options-search">
          <Icon name="search" size="s" />
          <input
            ref={taker as React.RefObject<HTMLInputElement>}
            {...walked}
            aria-label={search.label ?? t('select.search')}
            role="combobox"
            aria-expanded="true"
            aria-controls={id}
            aria-autocomplete="list"
            autoComplete="off"
            inputMode={search.inputMode ?? 'search'}
            maxLength={SEARCH_MAX}
            placeholder={search.label ?? t('select.search')}
            value={typed}
            onChange={({ currentTarget: { value } }) => {
              const cleaned = search.clean?.(value) ?? value;
              setTyped(cleaned);
              setActive(0);
              if (list.current) list.current.scrollTop = 0;
              onTyped?.(cleaned);
            }}
          />
        </div>
      ) : null}
      {full ? (
        <p className="options-note" role="status">
          {t('select.max-selected', { n: max })}
        </p>
      ) : null}
      <div
        ref={(box) => {
          list.current = box;
          if (search === null) taker.current = box;
        }}
        {...(search ? { 'aria-label': label } : walked)}
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
            // The keyboard walks the list from its field: rows take no focus of their own.
            // biome-ignore lint/a11y/useFocusableInteractive: see above
            // biome-ignore lint/a11y/useKeyWithClickEvents: see above
            <div
              key={option.value}
              id={`${id}-${row}`}
              role="option"
              className="option"
              aria-selected={isChosen}
              aria-disabled={(full && !isChosen) || undefined}
              aria-setsize={found.length}
              aria-posinset={row + 1}
              data-active={row === active}
              style={{ blockSize: rowPx }}
              onClick={() => {
                setActive(row);
                pick(option);
              }}
            >
              {option.before}
              <span className="ellipsis option-name">{option.name}</span>
              {option.after ? <span className="option-end figures">{option.after}</span> : null}
              {isChosen ? <Icon name="check" size="s" /> : null}
            </div>
          );
        })}
        <div style={{ blockSize: (found.length - to) * rowPx }} />
        {loading
          ? SKELETON_WIDTHS.map((width) => (
              <div key={width} className="option" style={{ blockSize: rowPx }} aria-hidden="true">
                <Skeleton width={width} />
              </div>
            ))
          : null}
      </div>
      {found.length === 0 && !loading ? (
        <p className="options-note" role="status">
          {options.length === 0 ? t('select.empty') : (props.nothingFound ?? t('select.no-elements'))}
        </p>
      ) : null}
    </div>
  );
}
