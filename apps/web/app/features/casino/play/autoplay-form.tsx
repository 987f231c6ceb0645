import { Button } from '@touchline/ui/button';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { currencySymbol } from '../../../shell/formats/currency-symbol.ts';
import { sanitizeStake, stakeMinor } from '../../../shell/formats/stake-text.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { StakeChangeField, useWrittenChange } from './stake-change-field.tsx';
import type { Autoplay } from './use-autoplay.ts';

const MAX_ROUNDS = 1000;

interface AutoplayFormProps {
  readonly auto: Autoplay;
  readonly isReady: boolean;
  readonly currency: string;
}

/** Rounds that begin by themselves: how many, where they end, and how their stake changes. Without a limit of loss they do not begin. */
export function AutoplayForm({ auto, isReady, currency }: AutoplayFormProps) {
  const t = useTranslator();
  const { scale: scaleOf } = useFormats();
  const scale = scaleOf(currency);
  const [rounds, setRounds] = useState('10');
  const [loss, setLoss] = useState('');
  const [profit, setProfit] = useState('');
  const [tried, setTried] = useState(false);
  const onWin = useWrittenChange();
  const onLoss = useWrittenChange();
  const count = Number(rounds);
  const lossMinor = stakeMinor(loss, scale);
  const wrong = {
    rounds: count >= 1 && count <= MAX_ROUNDS ? undefined : t('casino.auto.rounds.range', { max: MAX_ROUNDS }),
    loss: lossMinor === null || lossMinor === 0n ? t('casino.auto.loss.needed') : undefined,
  };
  const start = (): void => {
    setTried(true);
    if (wrong.rounds === undefined && wrong.loss === undefined && lossMinor !== null && onWin.change && onLoss.change)
      auto.start({ rounds: count, lossMinor, profitMinor: stakeMinor(profit, scale), onWin: onWin.change, onLoss: onLoss.change });
  };
  const write = (set: (text: string) => void) => (event: { readonly target: { readonly value: string } }) => {
    const clean = sanitizeStake(event.target.value, scale);
    if (clean !== null) set(clean);
  };
  const sign = <span aria-hidden="true">{currencySymbol(currency)}</span>;
  return (
    <>
      {auto.run ? (
        <Button className="game-action" size="lg" block onClick={auto.stop}>
          {t('casino.auto.stop', { n: auto.run.left })}
        </Button>
      ) : (
        <Button className="game-action" tone="brand" size="lg" block disabled={!isReady} onClick={start}>
          {t('casino.auto.start')}
        </Button>
      )}
      <p className="game-problem" role="status">
        {auto.wasHidden ? t('casino.auto.hidden') : null}
      </p>
      <fieldset className="game-autoplay" disabled={auto.run !== null}>
        <legend className="screen-reader-only">{t('casino.mode.auto')}</legend>
        <TextField
          label={t('casino.auto.rounds')}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          value={rounds}
          error={tried ? wrong.rounds : undefined}
          onChange={(event) => setRounds(event.target.value.replaceAll(/\D/g, '').slice(0, 4))}
        />
        <TextField
          label={t('casino.auto.loss')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          before={sign}
          value={loss}
          error={tried ? wrong.loss : undefined}
          onChange={write(setLoss)}
        />
        <TextField
          label={t('casino.auto.profit')}
          inputMode="decimal"
          autoComplete="off"
          dir="ltr"
          before={sign}
          value={profit}
          onChange={write(setProfit)}
        />
        <StakeChangeField name="win" written={onWin} tried={tried} />
        <StakeChangeField name="loss" written={onLoss} tried={tried} />
      </fieldset>
    </>
  );
}
