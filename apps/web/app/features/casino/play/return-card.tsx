import type { CasinoGameView } from '@touchline/contract/casino/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { JackpotShare } from '../jackpots/jackpot-share.tsx';
import { wholeReturnPpm } from '../jackpots/whole-return.ts';
import { meaningfulReturn } from './meaningful-return.ts';
import { formatReturn } from './return-text.ts';

/** The return that the table promises beside the one that all rounds so far have had, with the band that chance allows. */
export function ReturnCard({ game }: { readonly game: CasinoGameView }) {
  const t = useTranslator();
  const observed = meaningfulReturn(game);
  const isInside = observed !== null && Math.abs(observed.returnPpm - wholeReturnPpm(game)) <= observed.bandPpm;
  return (
    <Card className="game-return">
      <CardHeader title={t('casino.return.title')}>
        {observed ? (
          <Badge tone={isInside ? 'brand' : 'amber'} icon={isInside ? 'check' : 'info'}>
            {t(isInside ? 'casino.return.inside' : 'casino.return.outside')}
          </Badge>
        ) : null}
      </CardHeader>
      <dl className="game-figures game-card-figures">
        <div>
          <dt>{t('casino.return.deployed')}</dt>
          <dd className="figures">{formatReturn(t.language, wholeReturnPpm(game))}</dd>
        </div>
        {observed ? (
          <>
            <div>
              <dt>{t('casino.return.observed')}</dt>
              <dd className="figures">{formatReturn(t.language, observed.returnPpm)}</dd>
            </div>
            <div>
              <dt>{t('casino.return.band')}</dt>
              <dd className="figures">± {formatReturn(t.language, observed.bandPpm)}</dd>
            </div>
            <div>
              <dt>{t('casino.return.rounds')}</dt>
              <dd className="figures">{formatNumber(t.language, observed.rounds)}</dd>
            </div>
          </>
        ) : null}
      </dl>
      {game.jackpotPpm === 0 ? null : (
        <p className="game-return-note muted">
          <JackpotShare game={game} />
        </p>
      )}
      <p className="game-return-note muted">{t(observed ? 'casino.return.note' : 'casino.return.none')}</p>
    </Card>
  );
}
