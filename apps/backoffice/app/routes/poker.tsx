import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { HandsTable } from '../features/poker/hands-table.tsx';
import { SignalsTable } from '../features/poker/signals-table.tsx';
import { SitGosTable } from '../features/poker/sit-gos-table.tsx';
import { TablesTable } from '../features/poker/tables-table.tsx';
import { TermsPart } from '../features/poker/terms-part.tsx';
import { useVoidActs } from '../features/poker/use-void-acts.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useApiClient, useMay } from '../shell/session.tsx';

/** The poker rooms: tables and their hands, sit-and-gos, players who may play together, and the tables' terms. */
export default function Poker() {
  const t = useTranslator();
  const caller = useApiClient();
  const may = useMay();
  const voids = useVoidActs();
  const view = useView(() => caller.execute('operatorPokerTables', { body: {} }), 'poker-tables');
  const [act, setAct] = useState<Act | null>(null);
  const [openId, setOpenId] = useState<string | null>(null);
  const open = (tableId: string): void => setOpenId(tableId === openId ? null : tableId);
  return (
    <>
      <PageHead title={t('console.nav.poker')} text={t('console.poker.text')} />
      <Viewed view={view}>
        {({ tables, sitGos }) => (
          <>
            <TablesTable tables={tables} openId={openId} onOpen={open} onVoid={(table) => setAct(voids.hand(table))} />
            <SitGosTable sitGos={sitGos} openId={openId} onOpen={open} onVoid={(sitGo) => setAct(voids.sitGo(sitGo))} />
            {openId === null ? null : <HandsTable key={openId} tableId={openId} />}
            <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
          </>
        )}
      </Viewed>
      <SignalsTable />
      {may('operatorPokerTerms') ? <TermsPart /> : null}
    </>
  );
}
