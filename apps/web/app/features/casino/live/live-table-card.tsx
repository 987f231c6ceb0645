import type { SharedLayout } from '@touchline/casino/shared/shared-layout';
import type { SharedGameKey } from '@touchline/contract/casino/enums';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { casinoGamePath } from '../casino-paths.ts';
import { gameName } from '../game-name.ts';
import type { ShownResult } from '../shared/result-strip.tsx';
import { useSharedTable } from '../shared/use-shared-table.ts';
import { BettingClock } from './betting-clock.tsx';
import { Dealer } from './dealer.tsx';

const SHOWN = 10;

interface LiveTableCardProps {
  readonly game: SharedGameKey;
  readonly layout: SharedLayout;
  readonly bettingMs: number;
  readonly resultOf: (result: number) => ShownResult;
}

/** A live table in its lobby, as it is at this moment: the clock, who plays, the last results. */
export function LiveTableCard({ game, layout, bettingMs, resultOf }: LiveTableCardProps) {
  const t = useTranslator();
  const table = useSharedTable(game, layout);
  const name = gameName(t, game);
  const players = new Set(table.bets.map((bet) => bet.name)).size;
  return (
    <Card className="live-table">
      <CardHeader title={name}>
        <span className="muted figures">{t('casino.live.players', { n: players })}</span>
      </CardHeader>
      <div className="live-table-stage" data-phase={table.phase}>
        <Dealer table={table} />
        <BettingClock table={table} bettingMs={bettingMs} />
      </div>
      {table.results.length === 0 ? (
        <p className="live-table-results live-table-none muted">{t('casino.live.results.none')}</p>
      ) : (
        <ol className="live-table-results" aria-label={t('casino.shared.results')}>
          {table.results.slice(0, SHOWN).map(({ round, result }) => {
            const { text, tone } = resultOf(result);
            return (
              <li key={round} className="place-tone figures" data-tone={tone}>
                {text}
              </li>
            );
          })}
        </ol>
      )}
      <Link className={`live-table-link ${buttonClass('brand')}`} to={casinoGamePath(t.language, game)}>
        {t('casino.live.join')}
        <span className="screen-reader-only"> {name}</span>
      </Link>
    </Card>
  );
}
