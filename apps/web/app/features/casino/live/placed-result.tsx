import { useTranslator } from '@touchline/ui/translator-context';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf, useFormats } from '../../../shell/formats/use-formats.ts';
import type { SharedTable } from '../shared/use-shared-table.ts';

/** How the player's bets of the round ended together. More than was staked lifts in amber; at or below it is told in plain words, and never celebrated. */
export function PlacedResult({ table }: { readonly table: SharedTable }) {
  const t = useTranslator();
  const { money } = useFormats();
  const { placed, phase } = table;
  const [first] = placed;
  if (phase !== 'over' || !first) return <div className="game-result live-result" role="status" />;
  const scale = scaleOf(first.currency);
  const total = (of: (bet: (typeof placed)[number]) => string): bigint =>
    placed.reduce((sum, bet) => sum + (stakeMinor(of(bet), scale) ?? 0n), 0n);
  const staked = total(({ stake }) => stake);
  const returned = total((bet) => bet.returned ?? '0');
  const values = { returned: money(returned, first.currency), stake: money(staked, first.currency) };
  const isGain = returned > staked;
  return (
    <div className={`game-result live-result${isGain ? ' live-result-gain' : ''}`} role="status" data-round={first.round}>
      <span>
        {isGain
          ? t('casino.result.gain', { gain: money(returned - staked, first.currency, { sign: 'always' }), ...values })
          : t('casino.result.none', values)}
      </span>
    </div>
  );
}
