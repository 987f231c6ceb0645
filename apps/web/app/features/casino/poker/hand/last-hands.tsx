import type { PokerPastHand, PokerTableInfo } from '@touchline/contract/poker/shapes';
import { IconButton } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../../shell/api/use-action.ts';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { useChips } from '../use-chips.ts';
import { downloadText } from './download-text.ts';

const SHOWN = 5;

interface LastHandsProps {
  readonly table: PokerTableInfo;
  /** Changes when another hand is over. */
  readonly overHand: string | null;
  readonly onCheck: (handId: string) => void;
}

/** The player's last hands at this table: the net of each, its text for programs, its sealed deck. */
export function LastHands({ table, overHand, onCheck }: LastHandsProps) {
  const t = useTranslator();
  const chips = useChips(table);
  const { time } = useFormats();
  const caller = useApiClient();
  const hands = useOwnHands(table.tableId, overHand);
  const { busy, problem, run } = useAction();
  const save = (handId: string): void =>
    void run(
      () => caller.execute('pokerHandText', { params: { pokerHandId: handId } }),
      ({ text }) => {
        downloadText(`poker-${handId}.txt`, text);
        return null;
      },
    );
  return (
    <Card>
      <CardHeader title={t('poker.hands.title')} />
      {hands.length === 0 ? (
        <p className="poker-card-text muted">{t('poker.hands.none')}</p>
      ) : (
        <ul className="poker-hands">
          {hands.map(({ handId, endedAt, chipsBefore, chipsAfter }) => (
            <li key={handId}>
              <span>
                {t('poker.hands.number', { n: handId })} <small className="muted">{time(endedAt)}</small>
              </span>
              <b className="figures">{chips.net(chipsAfter - chipsBefore)}</b>
              <IconButton small icon="shield" label={t('poker.hands.check', { n: handId })} onClick={() => onCheck(handId)} />
              <IconButton small icon="download" label={t('poker.hands.save', { n: handId })} disabled={busy} onClick={() => save(handId)} />
            </li>
          ))}
        </ul>
      )}
      <p className="game-problem poker-problem" role={problem ? 'alert' : undefined}>
        {problem}
      </p>
    </Card>
  );
}

function useOwnHands(tableId: string, overHand: string | null): readonly PokerPastHand[] {
  const caller = useApiClient();
  const [hands, setHands] = useState<readonly PokerPastHand[]>([]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a hand that is over is one more in the list
  useEffect(() => {
    const abort = new AbortController();
    caller.execute('pokerHands', { query: { pokerTableId: tableId } }, { signal: abort.signal }).then(
      (reply) => setHands(reply.hands.slice(0, SHOWN)),
      // The next hand asks again.
      () => undefined,
    );
    return () => abort.abort();
  }, [caller, tableId, overHand]);
  return hands;
}
