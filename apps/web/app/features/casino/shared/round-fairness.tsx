import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { downloadJson } from '../../../shell/page/download-json.ts';
import { LogLink } from '../fairness/log-link.tsx';
import { checkSharedRound } from './check-shared-round.ts';
import { formatMultiple } from './multiple-text.ts';
import { receiptAtEnd, type SharedReceipt } from './receipt-at-end.ts';
import { sharedRoundFileOf } from './shared-round-file.ts';
import type { SharedTable } from './use-shared-table.ts';

interface RoundFairnessProps {
  readonly table: SharedTable;
  /** The round that is worked out again. */
  readonly chosen: string | null;
  /** The words for a result of a live table, whose draws are told in place of the sum of a multiple. */
  readonly resultText?: ((result: number) => string) | undefined;
}

/** The promise of the table, and a round that is worked out again on this very page. */
export function RoundFairness({ table, chosen, resultText }: RoundFairnessProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const [receipt, setReceipt] = useState<SharedReceipt | null>(null);
  const { game, chain, layout } = table;
  useEffect(() => {
    if (chosen === null) return undefined;
    let isWanted = true;
    caller.execute('casinoSharedRound', { params: { game, round: chosen } }).then(
      (found) => isWanted && setReceipt(receiptAtEnd(found, layout)),
      // Another press asks again.
      () => undefined,
    );
    return () => {
      isWanted = false;
    };
  }, [caller, game, layout, chosen]);
  return (
    <Card>
      <CardHeader title={t('casino.fair.title')}>
        <Badge tone="brand" icon="shield">
          {t('casino.fair.committed')}
        </Badge>
      </CardHeader>
      <dl className="shared-fairness">
        {chain ? (
          <>
            <Line name={t('casino.shared.fair.promise')} code={chain.promise} />
            <Line name={t('casino.shared.fair.salt')} code={chain.salt} />
          </>
        ) : null}
        {receipt ? <Check game={game} receipt={receipt} resultText={resultText} /> : null}
      </dl>
      {chain ? (
        <div className="seeds">
          <LogLink promise={chain.promise} />
        </div>
      ) : null}
      {receipt ? (
        <div className="shared-fairness-save">
          <Button
            size="sm"
            icon="download"
            onClick={() => downloadJson(`${game}-${receipt.round.number}.json`, sharedRoundFileOf(game, receipt))}
          >
            {t('casino.shared.fair.save')}
          </Button>
          <a href="/verify.html" download>
            {t('casino.fair.offline')}
          </a>
        </div>
      ) : (
        <p className="shared-bets-none muted">{t('casino.shared.fair.choose')}</p>
      )}
    </Card>
  );
}

function Line({ name, code }: { readonly name: string; readonly code: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <code dir="ltr">{code}</code>
      </dd>
    </div>
  );
}

/** The steps from the hash to the result. */
function Check({
  game,
  receipt,
  resultText,
}: Pick<RoundFairnessProps, 'resultText'> & { readonly game: string; readonly receipt: SharedReceipt }) {
  const t = useTranslator();
  const { amount } = useFormats();
  const { round, previousHash, own } = receipt;
  const { isChained, digits, draw, message, result, holds } = checkSharedRound(game, receipt);
  const kept = 1_000_000 - round.edgePpm;
  return (
    <>
      <div className="shared-fairness-round">
        <dt>{t('casino.shared.fair.round', { n: round.number })}</dt>
        <dd aria-live="polite">
          <Badge tone={holds ? 'brand' : 'amber'} icon={holds ? 'check' : 'warn'}>
            {t(holds ? 'casino.shared.fair.holds' : 'casino.shared.fair.fails')}
          </Badge>
        </dd>
      </div>
      <Line name={t('casino.shared.fair.hash')} code={round.hash ?? ''} />
      <Line name={t('casino.shared.fair.before')} code={previousHash} />
      <div>
        <dt>{t('casino.shared.fair.chain')}</dt>
        <dd>{t(isChained ? 'casino.shared.fair.holds' : 'casino.shared.fair.fails')}</dd>
      </div>
      {resultText ? <Line name={t('casino.live.fair.message')} code={message} /> : null}
      <Line name={t(resultText ? 'casino.live.fair.draw' : 'casino.shared.fair.draw')} code={`${digits} = ${draw}`} />
      <Line
        name={t(resultText ? 'casino.live.fair.result' : 'casino.shared.fair.sum')}
        code={resultText ? resultText(result) : `max(1, ${kept} / 1000000 × 2^52 / (${draw} + 1)) = ${formatMultiple('en', result)}`}
      />
      {own.length > 0 ? (
        <div>
          <dt>{t('casino.shared.fair.own')}</dt>
          {own.map(({ bet, stake, returned, currency }) => (
            <dd key={bet} className="figures">
              {amount(stake, currency)} · {t('casino.receipt.returned')} {returned === null ? '–' : amount(returned, currency)}
            </dd>
          ))}
        </div>
      ) : null}
    </>
  );
}
