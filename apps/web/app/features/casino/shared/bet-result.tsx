import { useTranslator } from '@touchline/ui/translator-context';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { scaleOf, useFormats } from '../../../shell/formats/use-formats.ts';
import { formatMultiple } from './multiple-text.ts';
import type { SharedTable } from './use-shared-table.ts';

/** How the player's bet ended. More than the stake lifts in amber; at or below the stake is told in plain words, and never celebrated. */
export function BetResult({ table }: { readonly table: SharedTable }) {
  const t = useTranslator();
  const { amount, money } = useFormats();
  const { own } = table;
  if (own === null || own.status === 'open') return <div className="game-result" role="status" />;
  const scale = scaleOf(own.currency);
  const staked = stakeMinor(own.stake, scale) ?? 0n;
  const returned = stakeMinor(own.returned ?? '0', scale) ?? 0n;
  const isGain = returned > staked;
  const values = { returned: amount(own.returned ?? '0', own.currency), stake: amount(own.stake, own.currency) };
  return (
    <div className={`game-result${isGain ? ' game-result-gain' : ''}`} role="status" data-round={own.round}>
      {own.paidAt === null ? null : <span>{t('casino.shared.took', { times: formatMultiple(t.language, own.paidAt) })}</span>}
      {isGain ? (
        <span>{t('casino.result.gain', { gain: money(returned - staked, own.currency, { sign: 'always' }), ...values })}</span>
      ) : (
        <span>{t('casino.result.none', values)}</span>
      )}
    </div>
  );
}
