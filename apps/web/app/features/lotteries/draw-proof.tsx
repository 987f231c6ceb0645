import type { LotteryDrawView } from '@touchline/contract/lotteries/shapes';
import { Finding } from '@touchline/ui/finding';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo } from 'react';
import { checkDraw } from './check-draw.ts';

/** A draw from its promise to its numbers, worked out in the visitor's own browser. */
export function DrawProof({ draw }: { readonly draw: LotteryDrawView }) {
  const t = useTranslator();
  const check = useMemo(() => checkDraw(draw), [draw]);
  return (
    <ol className="lottery-proof">
      <li>
        <h3>{t('lotteries.proof.promise')}</h3>
        <p className="muted">{t('lotteries.proof.promise.text')}</p>
        <code dir="ltr">{draw.seedHash}</code>
      </li>
      <li>
        <h3>{t('lotteries.proof.seed')}</h3>
        <p className="muted">{t(draw.seed === null ? 'lotteries.proof.sealed' : 'lotteries.proof.seed.text')}</p>
        {draw.seed === null ? null : <code dir="ltr">{draw.seed}</code>}
        <Finding found={check?.promised} good={t('lotteries.proof.promised')} bad={t('lotteries.proof.not-promised')} />
      </li>
      {check ? (
        <li>
          <h3>{t('lotteries.proof.numbers')}</h3>
          <p className="muted">{t('lotteries.proof.numbers.text', { key: draw.lottery, n: draw.number })}</p>
          <Finding found={check.drawn} good={t('lotteries.proof.drawn')} bad={t('lotteries.proof.not-drawn')} />
        </li>
      ) : null}
    </ol>
  );
}
