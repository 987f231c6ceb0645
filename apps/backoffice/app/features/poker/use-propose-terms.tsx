import type { OperatorPokerTerms } from '@touchline/contract/poker/terms';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { numberListText, PARTS_PER_UNIT, type PartsPerUnit, parseNumberList } from '../../parts/number-list.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { FieldProblem } from '../../shell/problem-of.ts';
import { useApiClient } from '../../shell/session.tsx';
import { capsText, parseCaps } from './caps-text.ts';

const { cents, percent } = PARTS_PER_UNIT;

/** Another rake or other buy-ins of a table, which somebody else decides. */
export function useProposeTerms(): (table: OperatorPokerTerms) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return ({ tableId, name, currency, current }) => {
    const amount = (field: 'minBuyIn' | 'maxBuyIn', label: string) =>
      ({ name: field, label, hint: currency, initial: numberListText([current[field]], cents), inputMode: 'decimal', max: 16 }) as const;
    return {
      title: t('console.poker.change'),
      text: (
        <>
          <p>
            <b>{name}</b>
          </p>
          <p>{t('console.proposal.text')}</p>
        </>
      ),
      confirm: t('console.proposal.propose'),
      fields: [
        {
          name: 'ratePpm',
          label: t('console.poker.rake.percent'),
          initial: numberListText([current.ratePpm], percent),
          inputMode: 'decimal',
          max: 8,
        },
        {
          name: 'caps',
          label: t('console.poker.caps'),
          hint: t('console.poker.caps.hint', { currency }),
          initial: capsText(current.caps),
          max: 200,
        },
        amount('minBuyIn', t('console.poker.min-buy-in')),
        amount('maxBuyIn', t('console.poker.max-buy-in')),
        reason,
      ],
      async run(values) {
        const read = (field: 'ratePpm' | 'minBuyIn' | 'maxBuyIn', parts: PartsPerUnit): number => {
          const value = parseNumberList(values[field] ?? '', parts, 1)?.[0];
          if (value === undefined) throw new FieldProblem({ [field]: t('console.poker.not-number') });
          return value;
        };
        const ratePpm = read('ratePpm', percent);
        const caps = parseCaps(values.caps ?? '');
        if (caps === null) throw new FieldProblem({ caps: t('console.poker.not-caps') });
        const terms = { ratePpm, caps, minBuyIn: read('minBuyIn', cents), maxBuyIn: read('maxBuyIn', cents) };
        await caller.execute('operatorProposePokerTerms', {
          body: { pokerTableId: tableId, version: current.version, ...terms, reason: values.reason ?? '' },
        });
        return t('console.proposal.done');
      },
    };
  };
}
