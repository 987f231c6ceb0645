import { ratio } from '@touchline/kernel/ratio';
import { useTranslator } from '@touchline/ui/translator-context';
import { stakeMinor } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { JackpotWon } from '../jackpots/jackpot-won.tsx';
import { useGame } from './game-context.ts';
import { formatMultiplier } from './multiplier.ts';

/** The return of the round. More than the stake lifts in amber; at or below the stake is told in plain words, and never celebrated. */
export function GameResult({ outcome }: { readonly outcome: string | null }) {
  const t = useTranslator();
  const { amount, scale, money } = useFormats();
  const { play } = useGame();
  const [round] = play.shownRounds;
  const isNow = round !== undefined && play.round?.round === round.round && play.phase !== 'sending';
  if (!isNow) return <div className="game-result" role="status" />;
  const staked = stakeMinor(round.stake, scale(round.currency)) ?? 0n;
  const returned = stakeMinor(round.returned ?? '0', scale(round.currency)) ?? 0n;
  const isGain = returned > staked;
  const values = { returned: amount(round.returned ?? '0', round.currency), stake: amount(round.stake, round.currency) };
  return (
    <div className={`game-result${isGain ? ' game-result-gain' : ''}`} role="status" data-round={round.round}>
      {outcome === null ? null : <span className="screen-reader-only">{outcome}</span>}
      {play.demoMinor === null ? null : <span>{t('casino.demo')}</span>}
      {isGain && staked > 0n ? (
        <>
          <b className="figures">{formatMultiplier(t.language, ratio(returned, staked))}</b>
          <span>{t('casino.result.gain', { gain: money(returned - staked, round.currency, { sign: 'always' }), ...values })}</span>
        </>
      ) : (
        <span>{t('casino.result.none', values)}</span>
      )}
      <JackpotWon round={round} />
    </div>
  );
}
