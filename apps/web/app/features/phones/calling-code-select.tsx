import { PLACEHOLDER_COUNTRY, stripPlus } from '@touchline/client/validation/phone-input';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useId, useRef, useState } from 'react';
import { CallingCodeList } from './calling-code-list.tsx';
import type { PhoneCountry } from './phone-numbering-plan.ts';

export interface CallingCodeSelectProps {
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
export function CallingCodeSelect({ countries, code, country, manual = true, onChoose }: CallingCodeSelectProps) {
  const t = useTranslator();
  const id = useId();
  const [open, setOpen] = useState(false);
  const popover = useRef<HTMLDivElement>(null);
  const anchor = `--phone-${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  /** The text of the search when the list closed. */
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
