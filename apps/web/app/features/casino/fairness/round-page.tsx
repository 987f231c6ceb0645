import './fairness.css';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { Button, buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { downloadJson } from '../../../shell/page/download-json.ts';
import { ReceiptHeader } from '../../../shell/page/receipt-header.tsx';
import { casinoGamePath, casinoHistoryPath, casinoVerifyPath } from '../casino-paths.ts';
import { gameName } from '../game-name.ts';
import { JackpotReceipt } from '../jackpots/jackpot-receipt.tsx';
import { LogLink } from './log-link.tsx';
import { MovementsTable } from './movements-table.tsx';
import { RoundFigures } from './round-figures.tsx';
import { SeedText } from './seed-text.tsx';

/** The receipt of a round: everything by which it can be worked out again. Prints on one page. */
export function RoundPage({ round }: { readonly round: CasinoReceipt }) {
  const t = useTranslator();
  return (
    <article className="card receipt">
      <ReceiptHeader back={casinoHistoryPath(t.language)} backLabel={t('casino.history.title')} />
      <div className="receipt-title">
        <h1>
          <Link to={casinoGamePath(t.language, round.game)}>{gameName(t, round.game)}</Link>
        </h1>
        <span className="muted figures">{t('casino.receipt.number', { id: round.round })}</span>
      </div>
      <RoundFigures round={round} />
      <MovementsTable round={round} />
      <JackpotReceipt round={round} />
      <div className="seeds">
        <h2>{t('casino.receipt.seeds')}</h2>
        <dl>
          <SeedText label={t('casino.seed.hash')} text={round.serverSeedHash} />
          {round.serverSeed === null ? (
            <div>
              <dt>{t('casino.seed.revealed')}</dt>
              <dd>{t('casino.seed.sealed')}</dd>
            </div>
          ) : (
            <SeedText label={t('casino.seed.revealed')} text={round.serverSeed} />
          )}
          <SeedText label={t('casino.seed.client')} text={round.clientSeed} />
          <SeedText label={t('casino.seed.round-nonce')} text={String(round.nonce)} />
          <SeedText label={t('casino.receipt.options')} text={JSON.stringify(round.options)} />
          <SeedText label={t('casino.receipt.view')} text={JSON.stringify(round.view)} />
        </dl>
        <LogLink promise={round.serverSeedHash} />
        <div className="in-row no-print">
          <Link className={buttonClass('brand', 'sm')} to={casinoVerifyPath(t.language, round.round)}>
            {t('casino.verify.action')}
          </Link>
          <Button size="sm" icon="download" onClick={() => downloadJson(`round-${round.round}.json`, round)}>
            {t('casino.receipt.json')}
          </Button>
        </div>
      </div>
    </article>
  );
}
