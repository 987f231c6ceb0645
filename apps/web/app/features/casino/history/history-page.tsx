import './history.css';
import { SHARED_GAME_KEYS } from '@touchline/contract/casino/enums';
import type { CasinoReceipt } from '@touchline/contract/casino/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { SelectField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { Form, Link, useSubmit } from 'react-router';
import { NextPageLink } from '../../../shell/page/next-page-link.tsx';
import { casinoPath } from '../../../shell/paths.ts';
import { gameName } from '../game-name.ts';
import { GAME_SCREENS } from '../games/game-screens.ts';
import { HistoryLinks } from './history-links.tsx';
import { RoundRow } from './round-row.tsx';

/** Games of rounds for one; bets at shared tables stand in a list of their own. */
const ROUND_GAMES = Object.keys(GAME_SCREENS).filter((key) => !SHARED_GAME_KEYS.some((shared) => shared === key));

interface HistoryPageProps {
  readonly page: 'casino' | 'slots';
  /** Newest first, a page of them. */
  readonly rounds: readonly CasinoReceipt[];
  /** The round after which the next page begins. */
  readonly next: string | null;
  readonly game: string | null;
}

/** The player's rounds, newest first: of all games or of one, or of slots alone. */
export function HistoryPage({ page, rounds, next, game }: HistoryPageProps) {
  const t = useTranslator();
  const submit = useSubmit();
  return (
    <>
      <HistoryLinks page={page} />
      {page === 'casino' ? (
        <Form method="get" className="card casino-history-filter" onChange={(event) => void submit(event.currentTarget)} key={game}>
          <SelectField
            label={t('casino.history.game')}
            name="game"
            defaultValue={game ?? ''}
            options={[
              { value: '', label: t('casino.history.any') },
              ...ROUND_GAMES.map((key) => ({ value: key, label: gameName(t, key) })),
            ]}
          />
        </Form>
      ) : null}
      <Card>
        {rounds.length === 0 ? (
          <EmptyState title={t('casino.history.empty.title')} text={t('casino.history.empty.text')}>
            <Link className={buttonClass('brand')} to={casinoPath(t.language)}>
              {t('casino.empty.all')}
            </Link>
          </EmptyState>
        ) : (
          <ul className="casino-history-rounds">
            {rounds.map((round) => (
              <RoundRow key={round.round} round={round} />
            ))}
          </ul>
        )}
      </Card>
      <NextPageLink to={next === null ? null : `?${game === null ? '' : `game=${game}&`}before=${next}`} />
    </>
  );
}
