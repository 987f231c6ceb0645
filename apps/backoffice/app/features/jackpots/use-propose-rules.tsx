import { JACKPOT_TIERS } from '@touchline/contract/casino/enums';
import type { JackpotRulesVersion } from '@touchline/contract/casino/jackpot-operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act, ActValues } from '../../parts/act-dialog.tsx';
import { numberListText, PARTS_PER_UNIT, parseNumberList } from '../../parts/number-list.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { FieldProblem } from '../../shell/problem-of.ts';
import { useApiClient } from '../../shell/session.tsx';

const LISTS = [
  { field: 'seed', label: 'console.jackpots.list.seed', hint: 'console.jackpots.hint.seed', parts: PARTS_PER_UNIT.whole },
  { field: 'ratePpm', label: 'console.jackpots.list.rate', hint: 'console.jackpots.hint.rate', parts: PARTS_PER_UNIT.percent },
  { field: 'bound', label: 'console.jackpots.list.bound', hint: 'console.jackpots.hint.bound', parts: PARTS_PER_UNIT.whole },
] as const;
const gamesOf = (text: string | undefined): string[] => (text ?? '').split(/[\s,;]+/).filter((game) => game !== '');

/** Other rules, which somebody else decides. */
export function useProposeRules(): (current: JackpotRulesVersion) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  /** A number a tier; throws FieldProblem by the field that cannot be read. */
  const listOf = (values: ActValues, { field, parts }: (typeof LISTS)[number]): number[] => {
    const list = parseNumberList(values[field] ?? '', parts, JACKPOT_TIERS.length);
    if (list === null) throw new FieldProblem({ [field]: t('console.club.list.wrong', { n: JACKPOT_TIERS.length }) });
    return list;
  };
  return ({ version, tiers, games }) => ({
    title: t('console.jackpots.change'),
    text: (
      <>
        <p>{t('console.jackpots.text')}</p>
        <p>{t('console.proposal.text')}</p>
      </>
    ),
    confirm: t('console.proposal.propose'),
    fields: [
      ...LISTS.map(({ field, label, hint, parts }) => ({
        name: field,
        label: t(label),
        hint: t(hint),
        initial: numberListText(
          tiers.map((tier) => tier[field]),
          parts,
        ),
        max: 200,
      })),
      {
        name: 'games',
        kind: 'area',
        label: t('console.jackpots.games'),
        hint: t('console.jackpots.hint.games'),
        initial: games.join(', '),
        min: 0,
        max: 4_000,
      },
      reason,
    ],
    async run(values) {
      const [seeds, rates, bounds] = LISTS.map((list) => listOf(values, list));
      await caller.execute('operatorProposeJackpotRules', {
        body: {
          version,
          games: gamesOf(values.games),
          tiers: JACKPOT_TIERS.map((_, i) => ({ seed: seeds?.[i] ?? 0, ratePpm: rates?.[i] ?? 0, bound: bounds?.[i] ?? 0 })),
          reason: values.reason ?? '',
        },
      });
      return t('console.proposal.done');
    },
  });
}
