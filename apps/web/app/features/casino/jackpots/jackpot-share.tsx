import type { CasinoGameView } from '@touchline/contract/casino/shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { formatReturn } from '../play/return-text.ts';

/** The part of a game's return that comes through jackpots. Nothing of a game that takes part in none. */
export function JackpotShare({ game: { jackpotPpm } }: { readonly game: Pick<CasinoGameView, 'jackpotPpm'> }) {
  const t = useTranslator();
  return jackpotPpm === 0 ? null : (
    <small className="figures">{t('jackpots.share', { share: formatReturn(t.language, jackpotPpm) })}</small>
  );
}
