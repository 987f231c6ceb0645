import type { CasinoTableVersion } from '@touchline/contract/casino/operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { percentText } from '../../parts/percent-text.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { FieldProblem } from '../../shell/problem-of.ts';
import { useApiClient } from '../../shell/session.tsx';

/** Another edge of a table, which somebody else decides. */
export function useProposeEdge(): (table: CasinoTableVersion) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return ({ game, version, edgePpm, bounds }) => ({
    title: t('console.casino.change'),
    text: (
      <>
        <p className="monospace">{game}</p>
        <p>{t('console.proposal.text')}</p>
      </>
    ),
    confirm: t('console.proposal.propose'),
    fields: [
      {
        name: 'edgePpm',
        label: t('console.casino.edge.percent'),
        hint: bounds ? t('console.casino.bounds', { min: percentText(bounds.min), max: percentText(bounds.max) }) : '',
        inputMode: 'decimal',
        initial: (edgePpm / 10_000).toFixed(2),
        max: 8,
      },
      reason,
    ],
    async run(values) {
      const edge = Math.round(Number((values.edgePpm ?? '').trim().replace(',', '.')) * 10_000);
      if (!Number.isSafeInteger(edge)) throw new FieldProblem({ edgePpm: t('console.casino.not-percent') });
      await caller.execute('operatorProposeCasinoEdge', { body: { game, version, edgePpm: edge, reason: values.reason ?? '' } });
      return t('console.proposal.done');
    },
  });
}
