import './phones.css';
import { fullPhone, PLACEHOLDER_COUNTRY, parsePhoneDigits, stripPlus } from '@touchline/client/validation/phone-input';
import { applyPhoneMask, phoneMask } from '@touchline/client/validation/phone-mask';
import { TextField } from '@touchline/ui/forms/text-field';
import { useEffect, useEffectEvent, useState } from 'react';
import type { PhoneFieldProps } from '../../shell/forms/render-phone-field.ts';
import { CallingCodeSelect } from './calling-code-select.tsx';
import { type PhoneCountry, splitPhone, usePhonePlan } from './phone-numbering-plan.ts';

/** The player's choice in place of the country that the form has. */
interface Own {
  readonly code: string;
  readonly countryId: number;
}

/** A calling code and a number in the shape of its country's mask (R099, R100). A number written whole is split into both. */
export function PhoneField({ countryId, error, label, name, onChange }: PhoneFieldProps) {
  const { countries, masks } = usePhonePlan();
  const [own, setOwn] = useState<Own | null>(null);
  const [seen, setSeen] = useState(countryId);
  const [number, setNumber] = useState('');
  if (seen !== countryId) {
    // Another country was chosen in the form: its code takes the place of one chosen here.
    setSeen(countryId);
    setOwn(null);
  }
  const presentId = own?.countryId ?? countryId;
  const country: PhoneCountry = countries.find(({ id }) => id === presentId) ?? PLACEHOLDER_COUNTRY;
  const code = own?.code ?? stripPlus(country.phoneCode);
  const mask = masks.find(({ CountryId }) => CountryId === presentId);
  const whole = (itsCode: string, itsNumber: string): string => (itsNumber === '' ? '' : `+${fullPhone(itsCode, itsNumber)}`);
  const phone = whole(code, number);
  // The code comes with the plan or with the form's country, so that not only typing changes the whole.
  const tell = useEffectEvent(onChange);
  useEffect(() => tell(phone, false), [phone]);
  const shape = (text: string, at: number | undefined): string => {
    const entry = masks.find(({ CountryId }) => CountryId === at);
    return entry ? applyPhoneMask(text, entry) : (parsePhoneDigits(text)?.replace(/\D/g, '') ?? '');
  };
  // Reported at once, so that Enter right after the last digit sends that digit too.
  const write = (itsCode: string, text: string, at: number | undefined): void => {
    const itsNumber = shape(text, at);
    setNumber(itsNumber);
    onChange(whole(itsCode, itsNumber), true);
  };
  const type = (text: string): void => {
    const split = splitPhone(text, countries, presentId);
    if (split) setOwn({ code: split.code, countryId: split.country?.id ?? PLACEHOLDER_COUNTRY.id });
    write(split?.code ?? code, split?.number ?? text, split ? split.country?.id : presentId);
  };
  const choose = (chosenCode: string, chosen: PhoneCountry): void => {
    setOwn({ code: chosenCode, countryId: chosen.id });
    write(chosenCode, number, chosen.id);
  };
  return (
    <div className="phone">
      <TextField
        label={label}
        name={name}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        dir="ltr"
        maxLength={26}
        placeholder={(mask && phoneMask(mask)) ?? ''}
        value={number}
        error={error}
        before={<CallingCodeSelect countries={countries} code={code} country={country} onChoose={choose} />}
        onChange={(event) => type(event.target.value)}
      />
    </div>
  );
}
