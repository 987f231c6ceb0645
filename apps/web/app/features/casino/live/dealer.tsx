import './dealer.css';
import { useTranslator } from '@touchline/ui/translator-context';
import type { SharedTable } from '../shared/use-shared-table.ts';
import { DealerHead } from './dealer-head.tsx';

/** The dealer of a table: plainly a drawing. The arms invite bets, wave them off and show the result, as the phase of the round is. */
export function Dealer({ table: { game, phase } }: { readonly table: Pick<SharedTable, 'game' | 'phase'> }) {
  const t = useTranslator();
  return (
    <svg className="dealer" viewBox="0 0 160 150" role="img" aria-label={t('casino.live.dealer')} data-phase={phase} data-table={game}>
      <DealerHead game={game} />
      <path className="dealer-shirt" d="M44 150c0-44 10-64 36-68 26 4 36 24 36 68z" />
      <path className="dealer-vest" d="M44 150c0-42 8-60 22-66l14 34 14-34c14 6 22 24 22 66z" />
      {game === 'live-baccarat' ? (
        <path className="dealer-bow" d="M76 87h8l-2 6 4 19-6 8-6-8 4-19z" />
      ) : (
        <path className="dealer-bow" d="M80 90l-11-6v12zM80 90l11-6v12z" />
      )}
      <g className="dealer-arm dealer-arm-left">
        <path className="dealer-sleeve" d="M52 92c-14 6-22 22-26 42l12 4c4-14 10-24 20-30z" />
        <circle className="dealer-skin" cx="31" cy="138" r="8" />
      </g>
      <g className="dealer-arm dealer-arm-right">
        <path className="dealer-sleeve" d="M108 92c14 6 22 22 26 42l-12 4c-4-14-10-24-20-30z" />
        <circle className="dealer-skin" cx="129" cy="138" r="8" />
      </g>
    </svg>
  );
}
