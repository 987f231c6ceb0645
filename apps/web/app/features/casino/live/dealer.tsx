import './dealer.css';
import { useTranslator } from '@touchline/ui/translator-context';
import type { SharedPhase } from '../shared/use-shared-table.ts';

/** The dealer: plainly a drawing. The arms invite bets, wave them off and show the result, as the phase of the round is. */
export function Dealer({ phase }: { readonly phase: SharedPhase }) {
  const t = useTranslator();
  return (
    <svg className="dealer" viewBox="0 0 160 150" role="img" aria-label={t('casino.live.dealer')} data-phase={phase}>
      <path className="dealer-hair" d="M52 44c0-26 12-38 28-38s28 12 28 38c4 10 2 22-4 26H56c-6-4-8-16-4-26z" />
      <path className="dealer-skin" d="M70 62h20v20l-10 8-10-8z" />
      <ellipse className="dealer-skin" cx="80" cy="46" rx="20" ry="24" />
      <path className="dealer-hair" d="M60 42c2-16 12-22 24-22 10 0 16 8 16 22-8-2-12-8-14-13-6 8-16 12-26 13z" />
      <circle className="dealer-line" cx="72" cy="47" r="2" />
      <circle className="dealer-line" cx="88" cy="47" r="2" />
      <path className="dealer-mouth" d="M73 58q7 5 14 0" />
      <path className="dealer-shirt" d="M44 150c0-44 10-64 36-68 26 4 36 24 36 68z" />
      <path className="dealer-vest" d="M44 150c0-42 8-60 22-66l14 34 14-34c14 6 22 24 22 66z" />
      <path className="dealer-bow" d="M80 90l-11-6v12zM80 90l11-6v12z" />
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
