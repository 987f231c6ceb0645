import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import type { ClubTermsVersion } from '@touchline/contract/casino-club/operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { numberListText, PARTS_PER_UNIT, parseNumberList } from '../../parts/number-list.ts';
import { useNumberLists } from '../../parts/settings/use-number-lists.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { FieldProblem } from '../../shell/problem-of.ts';
import { useApiClient } from '../../shell/session.tsx';

const LISTS = [
  { field: 'points', label: 'console.club.list.points', hint: 'console.club.hint.points', parts: PARTS_PER_UNIT.whole },
  { field: 'lossPpm', label: 'console.club.list.loss', hint: 'console.club.hint.loss', parts: PARTS_PER_UNIT.percent },
  { field: 'maxUnits', label: 'console.club.list.max', hint: 'console.club.hint.max', parts: PARTS_PER_UNIT.whole },
  { field: 'edgeSharePpm', label: 'console.club.list.share', hint: 'console.club.hint.share', parts: PARTS_PER_UNIT.percent },
] as const;

/** Other terms, which somebody else decides. */
export function useProposeTerms(): (current: ClubTermsVersion) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  const lists = useNumberLists(LISTS);
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
      ...lists.fields(levels),
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
      const read = lists.read(values, LOYALTY_TIERS.length);
      const [edge] = parseNumberList(values.providersEdgePpm ?? '', PARTS_PER_UNIT.percent, 1) ?? [];
      if (edge === undefined) throw new FieldProblem({ providersEdgePpm: t('console.casino.not-percent') });
      await caller.execute('operatorProposeClubTerms', {
        body: {
          version,
          levels: read,
          providersEdgePpm: edge,
          reason: values.reason ?? '',
        },
      });
      return t('console.proposal.done');
    },
  });
}
