import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import type { ClubTermsVersion } from '@touchline/contract/casino-club/operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act, ActValues } from '../../parts/act-dialog.tsx';
import { numberListText, PARTS_PER_UNIT, parseNumberList } from '../../parts/number-list.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { FieldProblem } from '../../shell/problem-of.ts';
import { useApiClient } from '../../shell/session.tsx';

const LISTS = [
  { field: 'points', label: 'console.club.list.points', hint: 'console.club.hint.points', parts: PARTS_PER_UNIT.whole },
  { field: 'lossPpm', label: 'console.club.list.loss', hint: 'console.club.hint.loss', parts: PARTS_PER_UNIT.percent },
  { field: 'mostUnits', label: 'console.club.list.most', hint: 'console.club.hint.most', parts: PARTS_PER_UNIT.whole },
  { field: 'edgeSharePpm', label: 'console.club.list.share', hint: 'console.club.hint.share', parts: PARTS_PER_UNIT.percent },
] as const;

/** Other terms, which somebody else decides. */
export function useProposeTerms(): (current: ClubTermsVersion) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  /** A number a level; throws FieldProblem by the field that cannot be read. */
  const listOf = (values: ActValues, { field, parts }: (typeof LISTS)[number]): number[] => {
    const list = parseNumberList(values[field] ?? '', parts, LOYALTY_TIERS.length);
    if (list === null) throw new FieldProblem({ [field]: t('console.club.list.wrong', { n: LOYALTY_TIERS.length }) });
    return list;
  };
  return ({ version, levels, providersEdgePpm }) => ({
    title: t('console.club.change'),
    text: (
      <>
        <p>{t('console.club.text')}</p>
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
          levels.map((level) => level[field]),
          parts,
        ),
        max: 200,
      })),
      {
        name: 'providersEdgePpm',
        label: t('console.club.list.providers'),
        hint: t('console.club.hint.providers'),
        inputMode: 'decimal',
        initial: numberListText([providersEdgePpm], PARTS_PER_UNIT.percent),
        max: 8,
      },
      reason,
    ],
    async run(values) {
      const [points, losses, mosts, shares] = LISTS.map((list) => listOf(values, list));
      const [edge] = parseNumberList(values.providersEdgePpm ?? '', PARTS_PER_UNIT.percent, 1) ?? [];
      if (edge === undefined) throw new FieldProblem({ providersEdgePpm: t('console.casino.not-percent') });
      await caller.execute('operatorProposeClubTerms', {
        body: {
          version,
          levels: LOYALTY_TIERS.map((_, i) => ({
            points: points?.[i] ?? 0,
            lossPpm: losses?.[i] ?? 0,
            mostUnits: mosts?.[i] ?? 0,
            edgeSharePpm: shares?.[i] ?? 0,
          })),
          providersEdgePpm: edge,
          reason: values.reason ?? '',
        },
      });
      return t('console.proposal.done');
    },
  });
}
