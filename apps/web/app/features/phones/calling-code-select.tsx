import { filterByCode, PLACEHOLDER_COUNTRY, sanitizePhoneCode, stripPlus } from '@touchline/client/validation/phone-input';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { PhoneCountry } from './phone-numbering-plan.ts';

export interface PhoneCodeProps {
  readonly countries: readonly PhoneCountry[];
  /** Digits of the code; empty where none is known yet. */
  readonly code: string;
  /** The placeholder (R067) for a code that was typed by hand, or while there is none. */
  readonly country: PhoneCountry;
  /** Whether a code that no country of the list has may be typed; it may where nothing is said. */
  readonly manual?: boolean;
  readonly onChoose: (code: string, country: PhoneCountry) => void;
}

/** The calling code of a phone (S220): a button, and under it a list that is searched by code. */
export function CallingCodeSelect({ countries, code, country, manual = true, onChoose }: PhoneCodeProps) {
  const t = useTranslator();
  const id = useId();
  const [open, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const anchor = `--phone-${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  /** What stood in the search when the list closed. */
  const typed = useRef('');
  const choose = (chosen: PhoneCountry): void => {
    typed.current = '';
    onChoose(stripPlus(chosen.phoneCode), chosen);
    popover.current?.hidePopover();
  };
  useEffect(() => {
    const list = popover.current;
    if (!list) return undefined;
    const toggled = (event: ToggleEvent): void => setOpen(event.newState === 'open');
    // R027: a code typed by hand counts when the list closes, however it closes. Taken before "toggle", which comes a task later: a digit typed
    // in between would be shaped by the country from before.
    const closing = (event: ToggleEvent): void => {
      if (event.newState !== 'closed') return;
      const digits = stripPlus(typed.current);
      typed.current = '';
      if (manual && digits !== '')
        onChoose(digits, countries.find(({ phoneCode }) => stripPlus(phoneCode) === digits) ?? PLACEHOLDER_COUNTRY);
    };
    list.addEventListener('beforetoggle', closing);
    list.addEventListener('toggle', toggled);
    return () => {
      list.removeEventListener('beforetoggle', closing);
      list.removeEventListener('toggle', toggled);
    };
  }, [manual, countries, onChoose]);
  return (
    <>
      <button
        type="button"
        className="phone-code"
        // R026: nothing to choose from.
        disabled={countries.length <= 1}
        aria-label={`${t('phone.code')}: ${code === '' ? t('common.none') : `+${code}`}${country.name === '' ? '' : ` ${country.name}`}`}
        aria-expanded={open}
        popoverTarget={id}
        style={{ anchorName: anchor } as React.CSSProperties}
      >
        <bdi dir="ltr">+{code}</bdi>
        <Icon name="chev" size="xs" />
      </button>
      <div ref={popover} id={id} className="menu phone-codes" popover="auto" style={{ positionAnchor: anchor } as React.CSSProperties}>
        {open ? (
          <CallingCodeList
            countries={countries}
            chosen={country}
            onType={(text) => {
              typed.current = text;
            }}
            onChoose={choose}
            onClose={() => popover.current?.hidePopover()}
          />
        ) : null}
      </div>
    </>
  );
}

interface CodeListProps {
  readonly countries: readonly PhoneCountry[];
  readonly chosen: PhoneCountry;
  readonly onType: (text: string) => void;
  readonly onChoose: (country: PhoneCountry) => void;
  readonly onClose: () => void;
}

/** The search and what it finds; arrows move, Enter takes. */
function CallingCodeList({ countries, chosen, onType, onChoose, onClose }: CodeListProps) {
  const t = useTranslator();
  const id = useId();
  const [search, setSearch] = useState('');
  const found = filterByCode(countries, search);
  const [active, setActive] = useState(() =>
    Math.max(
      0,
      countries.findIndex((country) => country.id === chosen.id),
    ),
  );
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const optionId = (index: number): string => `${id}-${index}`;
  const press = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined && found.length > 0) {
      event.preventDefault();
      setActive((active + step + found.length) % found.length);
    }
    if (event.key !== 'Enter') return;
    // The list lies in a form, which this Enter does not send.
    event.preventDefault();
    const taken = found[active];
    if (taken) onChoose(taken);
    else onClose();
  };
  return (
    <>
      <div className="field field-small phone-search">
        <Icon name="search" size="s" />
        <input
          ref={input}
          type="text"
          inputMode="tel"
          autoComplete="off"
          dir="ltr"
          role="combobox"
          aria-expanded="true"
          aria-controls={id}
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          aria-label={t('phone.code.search')}
          placeholder="+"
          value={search}
          onKeyDown={press}
          onChange={(event) => {
            // R023: a plus and at most three digits.
            const kept = sanitizePhoneCode(event.target.value);
            setSearch(kept);
            setActive(0);
            onType(kept);
          }}
        />
      </div>
      <div ref={list} id={id} role="listbox" aria-label={t('phone.code')} className="phone-list">
        {found.map((country, index) => (
          // R024. The keyboard is the search field's business.
          // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by the field's aria-activedescendant
          // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and Enter work from the field
          <div
            key={country.id}
            id={optionId(index)}
            role="option"
            aria-selected={country.id === chosen.id}
            data-active={index === active || undefined}
            onClick={() => onChoose(country)}
          >
            <bdi dir="ltr" className="figures">
              +{stripPlus(country.phoneCode)}
            </bdi>
            <span>{country.name}</span>
          </div>
        ))}
      </div>
      {found.length === 0 ? (
        // R025.
        <p className="phone-none" role="status">
          {t('phone.code.empty')}
        </p>
      ) : null}
    </>
  );
}
