import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { casinoCategoryPath } from '../casino-paths.ts';
import { useGame } from './game-context.ts';
import { formatReturn } from './return-text.ts';

/** From so many of a currency's smallest units on, what is rounded away is at most 0.05 points of any return (decision 0058). */
const ROUNDING_MINOR = 2_000n;

/** How the game is played and what it pays: the very table by which rounds are paid. */
export function RulesCard({ children }: { readonly children: ReactNode }) {
  const t = useTranslator();
  const { money } = useFormats();
  const { play } = useGame();
  const { game } = play.table;
  return (
    <Card>
      <CardHeader title={t('casino.rules.title')}>
        <span className="muted figures">{t('casino.rules.version', { n: game.version })}</span>
      </CardHeader>
      <div className="game-rules">
        {children}
        <p className="muted">{t('casino.rules.money', { returned: formatReturn(t.language, game.returnPpm) })}</p>
        <p className="muted">{t('casino.rules.rounding', { amount: money(ROUNDING_MINOR, play.table.currency) })}</p>
        {game.jackpotPpm === 0 ? null : (
          <p className="muted">
            {t('jackpots.rule.game', { share: formatReturn(t.language, game.jackpotPpm) })}{' '}
            <Link to={casinoCategoryPath(t.language, 'jackpot')}>{t('jackpots.how')}</Link>
          </p>
        )}
      </div>
    </Card>
  );
}
