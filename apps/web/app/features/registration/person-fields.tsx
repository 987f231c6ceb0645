import { GENDERS } from '@touchline/contract/bets/enums';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useServerClock } from '../../live/clock.tsx';
import { FieldPair } from './field-pair.tsx';
import type { RegistrationChoices } from './registration-choices.ts';
import { adultSince, EARLIEST_BIRTH } from './registration-fields.ts';
import type { RequestedFields } from './use-requested-fields.tsx';

interface PersonFieldsProps {
  readonly fields: RequestedFields;
  readonly countries: RegistrationChoices['countries'];
  readonly minimumAge: number;
}

/** The player's name and birth: name, birthday, citizenship. */
export function PersonFields({ fields: { has, named, own, line, choice }, countries, minimumAge }: PersonFieldsProps) {
  const t = useTranslator();
  const clock = useServerClock();
  const genders = GENDERS.map((gender) => ({ value: gender, label: t(`registration.gender.${gender}`) }));
  const citizenships = countries.map(({ id, name }) => ({ value: String(id), label: name }));
  const birth = has('birth_date') ? (
    <TextField
      key="birth_date"
      label={named('birth_date')}
      type="date"
      autoComplete="bday"
      min={EARLIEST_BIRTH}
      max={adultSince(new Date(clock.now()), minimumAge)}
      {...own('birth_date')}
    />
  ) : null;
  return (
    <>
      <FieldPair>{[line('first_name'), line('last_name')]}</FieldPair>
      <FieldPair>{[birth, choice('gender', genders)]}</FieldPair>
      <FieldPair>{[choice('citizenship_id', citizenships), line('personal_number')]}</FieldPair>
    </>
  );
}
