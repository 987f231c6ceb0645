import { BASE_LANGUAGE, SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { ArgumentsFor } from '@touchline/contract/calls';
import { PRIZE_UNITS, TOURNAMENT_SCORINGS } from '@touchline/contract/casino-tournaments/enums';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ActValues } from '../../parts/act-dialog.tsx';
import { FieldProblem } from '../../shell/problem-of.ts';
import { parsePrizes } from './parse-prizes.ts';

/** Of the name: the base language's stands under the name by which the server speaks of all. */
export const nameField = (language: string): string => (language === BASE_LANGUAGE ? 'names' : `names-${language}`);
const listOf = (text = ''): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean);

/** The reader of a new tournament's fields; throws FieldProblem by the one that cannot be read. */
export function useTournamentBody() {
  const t = useTranslator();
  /** A whole number, of so many parts of one; null where nothing is written. */
  const numberOf = (field: string, text = '', parts = 1): number | null => {
    if (text.trim() === '') return null;
    const number = Math.round(Number(text.trim().replace(',', '.')) * parts);
    if (!Number.isSafeInteger(number)) throw new FieldProblem({ [field]: t('console.tournaments.number.wrong') });
    return number;
  };
  return (values: ActValues): ArgumentsFor<'operatorCreateTournament'>['body'] => {
    const prizes = parsePrizes(values.prizes ?? '');
    if (prizes === null) throw new FieldProblem({ prizes: t('console.tournaments.prizes.wrong') });
    return {
      names: Object.fromEntries(
        SITE_LANGUAGES.flatMap((language) => {
          const name = (values[nameField(language)] ?? '').trim();
          return name === '' ? [] : [[language, name]];
        }),
      ),
      rules: {
        scoring: TOURNAMENT_SCORINGS.find((one) => one === values.rules) ?? 'best-rounds',
        bestOf: numberOf('bestOf', values.bestOf),
        hitMultiplier: numberOf('hitMultiplier', values.hitMultiplier, 100),
        cap: numberOf('cap', values.cap),
      },
      games: listOf(values.games),
      currencies: listOf(values.currencies),
      prizeUnit: PRIZE_UNITS.find((one) => one === values.prizeUnit) ?? 'points',
      prizes,
      startsAt: new Date(values.startsAt ?? '').getTime(),
      endsAt: new Date(values.endsAt ?? '').getTime(),
      reason: values.reason ?? '',
    };
  };
}
