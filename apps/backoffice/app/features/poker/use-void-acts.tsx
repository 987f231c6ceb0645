import type { OperatorPokerSitGo, OperatorPokerTable } from '@touchline/contract/poker/operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useApiClient } from '../../shell/session.tsx';

interface VoidActs {
  hand(table: OperatorPokerTable): Act;
  sitGo(sitGo: OperatorPokerSitGo): Act;
}

/** The ways to end what cannot be played on. */
export function useVoidActs(): VoidActs {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return {
    hand: ({ tableId, name }) => ({
      title: t('console.poker.void-hand'),
      text: (
        <>
          <p>
            <b>{name}</b>
          </p>
          <p>{t('console.poker.void-hand.text')}</p>
        </>
      ),
      confirm: t('console.poker.void-hand'),
      danger: true,
      fields: [reason],
      async run(values) {
        const { voided } = await caller.execute('operatorVoidPokerHand', {
          body: { pokerTableId: tableId, reason: values.reason ?? '' },
        });
        return t(voided ? 'console.poker.void-hand.done' : 'console.poker.void-hand.none');
      },
    }),
    sitGo: ({ sitGoId, name }) => ({
      title: t('console.poker.void-sit-go'),
      text: (
        <>
          <p>
            <b>{name}</b> <span className="figures">#{sitGoId}</span>
          </p>
          <p>{t('console.poker.void-sit-go.text')}</p>
        </>
      ),
      confirm: t('console.poker.void-sit-go'),
      danger: true,
      fields: [reason],
      async run(values) {
        const { voided } = await caller.execute('operatorVoidPokerSitGo', { body: { sitGoId, reason: values.reason ?? '' } });
        return t(voided ? 'console.poker.void-sit-go.done' : 'console.poker.void-sit-go.none');
      },
    }),
  };
}
