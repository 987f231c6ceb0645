import { type KeyboardEvent, type UIEvent, useEffect, useMemo, useRef, useState } from 'react';
import { findOptions } from './find-options.ts';
import type { OptionListProps, OptionSearch, SelectOption } from './option-list.tsx';

const OPTIONS_MAX = 1000;
const MORE_PX = 100;
const PAGE_ROWS = 6;

const findByWords = <T extends SelectOption>(options: readonly T[], typed: string): readonly T[] => findOptions(options, typed);

interface OptionListInput<T extends SelectOption>
  extends Pick<OptionListProps<T>, 'options' | 'chosen' | 'onPick' | 'onSearchChange' | 'onTab' | 'onLoadMore'> {
  readonly max: number;
  /** Null for a list without a search: letters then lead to the names that begin with them. */
  readonly search: OptionSearch<T> | null;
  readonly rowPx: number;
  readonly loading: boolean;
}

/** The shown part of a list of options, which one the keys are at, and what keys, search and scrolling do. */
export function useOptionList<T extends SelectOption>(input: OptionListInput<T>) {
  const { options, chosen, onPick, onSearchChange, onTab, onLoadMore, max, search, rowPx, loading } = input;
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
  /** The element that takes the keys: the search, else the list itself. */
  const taker = useRef<HTMLElement>(null);
  const full = max > 1 && chosen.length >= max;

  const holdList = (box: HTMLDivElement | null): void => {
    list.current = box;
    if (search === null) taker.current = box;
  };
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
    if (onLoadMore && !loading && box.scrollHeight - box.scrollTop - box.clientHeight < MORE_PX) onLoadMore();
  };
  const type = (text: string): void => {
    const cleaned = search?.clean?.(text) ?? text;
    setTyped(cleaned);
    setActive(0);
    if (list.current) list.current.scrollTop = 0;
    onSearchChange?.(cleaned);
  };
  const press = (row: number): void => {
    setActive(row);
    pick(found[row]);
  };
  return { typed, found, active, full, scrollPx, taker, holdList, type, press, onKeyDown, onScroll };
}
