import { useTranslator } from '@touchline/ui/translator-context';
import type { Ref } from 'react';
import './coin-face.css';

export type CoinSide = 'heads' | 'tails';

/** A coin with the side that lies up; its letter is that of the page's language. */
export function CoinFace({ side, ref }: { readonly side: CoinSide; readonly ref?: Ref<HTMLDivElement> }) {
  const t = useTranslator();
  return (
    <div ref={ref} className="coin-face" data-side={side}>
      <span aria-hidden="true">{t(`casino.coin.${side}.letter`)}</span>
    </div>
  );
}
