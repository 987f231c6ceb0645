import type { OperatorLotteryDraw } from '@touchline/contract/lotteries/operator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useReasonField } from '../parts/use-reason-field.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useApiClient } from '../shell/session.tsx';

/** The draws of the lotteries: what was sold and paid, what each lottery holds, and the way to cancel a draw, which takes two. */
export default function Lotteries() {
  const t = useTranslator();
  const caller = useApiClient();
  const cancel = useCancel();
  const view = useView(() => caller.execute('operatorLotteryDraws', { body: {} }), 'lottery-draws');
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Viewed view={view}>
      {({ draws, pools }) => (
        <>
          <PageHead title={t('console.nav.lotteries')} text={t('console.lotteries.text')} />
          <DataTable
            name={t('console.lotteries.pools')}
            rows={pools}
            rowKey={({ lottery }) => lottery}
            empty={t('console.lotteries.none')}
            columns={[
              { key: 'lottery', head: t('console.lotteries.lottery'), cell: (row) => t(`lotteries.name.${row.lottery}`) },
              {
                key: 'jackpot',
                head: t('console.lotteries.jackpot'),
                cell: (row) => <span className="figures">{`${row.jackpot} ${row.currency}`}</span>,
              },
            ]}
          />
          <Draws draws={draws} onCancel={(draw) => setAct(cancel(draw))} />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

interface DrawsProps {
  readonly draws: readonly OperatorLotteryDraw[];
  readonly onCancel: (draw: OperatorLotteryDraw) => void;
}

/** Draws that can still be cancelled. */
const isUndrawn = ({ status }: OperatorLotteryDraw): boolean => status === 'open' || status === 'closed';

function Draws({ draws, onCancel }: DrawsProps) {
  const t = useTranslator();
  const { at } = useFormats();
  return (
    <DataTable
      name={t('console.lotteries.draws')}
      exportable
      rows={draws}
      rowKey={({ drawId }) => drawId}
      empty={t('console.lotteries.none')}
      columns={[
        {
          key: 'draw',
          head: t('console.lotteries.draw'),
          cell: (row) => (
            <>
              {t(`lotteries.name.${row.lottery}`)} <span className="figures">{row.number}</span>
            </>
          ),
          csv: (row) => `${row.lottery} ${row.number}`,
        },
        {
          key: 'status',
          head: t('console.lotteries.status'),
          cell: (row) => t(`lotteries.status.${row.status}`),
          csv: (row) => row.status,
        },
        {
          key: 'at',
          head: t('console.lotteries.closes'),
          cell: (row) => <span className="figures">{at(row.closesAt)}</span>,
          order: (row) => row.closesAt,
          csv: (row) => new Date(row.closesAt).toISOString(),
        },
        {
          key: 'tickets',
          head: t('console.lotteries.tickets'),
          cell: (row) => <span className="figures">{row.tickets}</span>,
          order: (row) => row.tickets,
          csv: (row) => String(row.tickets),
        },
        {
          key: 'sold',
          head: t('console.lotteries.sold'),
          cell: (row) => <span className="figures">{`${row.sold} ${row.currency}`}</span>,
          csv: (row) => row.sold,
        },
        {
          key: 'paid',
          head: t('console.lotteries.paid'),
          cell: (row) => <span className="figures">{row.paid === null ? '–' : `${row.paid} ${row.currency}`}</span>,
          csv: (row) => row.paid ?? '',
        },
        {
          key: 'asked',
          head: t('console.lotteries.asked'),
          cell: (row) => (row.cancelAskedBy === null ? '–' : `${row.cancelAskedBy}: ${row.cancelReason ?? ''}`),
          csv: (row) => row.cancelAskedBy ?? '',
        },
        {
          key: 'cancel',
          head: t('console.decision'),
          cell: (row) =>
            isUndrawn(row) ? (
              <Button size="xs" tone="danger" onClick={() => onCancel(row)}>
                {t('console.lotteries.cancel')}
              </Button>
            ) : null,
        },
      ]}
    />
  );
}

function useCancel(): (draw: OperatorLotteryDraw) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  return ({ drawId, lottery, number, cancelAskedBy }) => ({
    title: t('console.lotteries.cancel'),
    text: (
      <>
        <p>
          {t(`lotteries.name.${lottery}`)} <span className="figures">{number}</span>
        </p>
        <p>
          {t(cancelAskedBy === null ? 'console.lotteries.cancel.first' : 'console.lotteries.cancel.second', { by: cancelAskedBy ?? '' })}
        </p>
      </>
    ),
    confirm: t('console.lotteries.cancel'),
    danger: true,
    fields: [reason],
    async run(values) {
      const { cancelled } = await caller.execute('operatorCancelLotteryDraw', { body: { drawId, reason: values.reason ?? '' } });
      return t(cancelled ? 'console.lotteries.cancelled' : 'console.lotteries.asked-for');
    },
  });
}
