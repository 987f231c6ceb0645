import { filterByCode, sanitizePhoneCode, stripPlus } from '@touchline/client/validation/phone-input';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react';
import type { PhoneCountry } from './phone-numbering-plan.ts';

const optionId = (listId: string, index: number): string => `${listId}-${index}`;

interface CodeListProps {
  readonly countries: readonly PhoneCountry[];
  readonly chosen: PhoneCountry;
  readonly onType: (text: string) => void;
  readonly onChoose: (country: PhoneCountry) => void;
  readonly onClose: () => void;
}

/** The search and what it finds; arrows move, Enter takes. */
export function CallingCodeList({ countries, chosen, onType, onChoose, onClose }: CodeListProps) {
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
          aria-activedescendant={found.length > 0 ? optionId(id, active) : undefined}
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
      <CodeOptions id={id} list={list} countries={found} chosen={chosen} active={active} onChoose={onChoose} />
      {found.length === 0 ? (
        // R025.
        <p className="phone-none" role="status">
          {t('phone.code.empty')}
        </p>
      ) : null}
    </>
  );
}

interface CodeOptionsProps {
  readonly id: string;
  /** Scrolled by the search, which moves through the options. */
  readonly list: RefObject<HTMLDivElement | null>;
  readonly countries: readonly PhoneCountry[];
  readonly chosen: PhoneCountry;
  /** Place of the option that Enter takes. */
  readonly active: number;
  readonly onChoose: (country: PhoneCountry) => void;
}

function CodeOptions({ id, list, countries, chosen, active, onChoose }: CodeOptionsProps) {
  const t = useTranslator();
  return (
    <div ref={list} id={id} role="listbox" aria-label={t('phone.code')} className="phone-list">
      {countries.map((country, index) => (
        // R024. The keyboard is the search field's business.
        // biome-ignore lint/a11y/useFocusableInteractive: the active option is named by the field's aria-activedescendant
        // biome-ignore lint/a11y/useKeyWithClickEvents: arrows and Enter work from the field
        <div
          key={country.id}
          id={optionId(id, index)}
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
  );
}
