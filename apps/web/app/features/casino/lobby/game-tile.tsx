import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { casinoGamePath } from '../casino-paths.ts';
import { JackpotShare } from '../jackpots/jackpot-share.tsx';
import { wholeReturnPpm } from '../jackpots/whole-return.ts';
import { meaningfulReturn } from '../play/meaningful-return.ts';
import { formatReturn } from '../play/return-text.ts';
import type { NamedGame } from './section-games.ts';
import { TilePeek } from './tile-peek.tsx';
import { TILE_PICTURES } from './tile-pictures.ts';

interface GameTileProps {
  readonly game: NamedGame;
  readonly isNew: boolean;
  /** Null for guests, who have no favourites. */
  readonly onFavourite: ((game: string, favourite: boolean) => void) | null;
  /** Its picture is the largest that the page shows first. */
  readonly isSeenFirst: boolean;
}

/** A game: its picture and name, the return that its table promises, and the one that its rounds have had so far. */
export function GameTile({ game, isNew, onFavourite, isSeenFirst }: GameTileProps) {
  const t = useTranslator();
  const observed = meaningfulReturn(game);
  const [isPeeked, setPeeked] = useState(false);
  return (
    <article
      className="game-tile"
      onPointerEnter={({ pointerType }) => setPeeked(pointerType === 'mouse')}
      onPointerLeave={() => setPeeked(false)}
      onFocus={({ target }) => {
        // A press of the mouse focuses too, and is on its way to what is shown.
        if (target.matches(':focus-visible')) setPeeked(true);
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget !== null && !currentTarget.contains(relatedTarget)) setPeeked(false);
      }}
    >
      <Link className="game-tile-link" to={casinoGamePath(t.language, game.game)} prefetch="intent">
        <img
          src={TILE_PICTURES[game.game]}
          alt=""
          width={156}
          height={196}
          loading={isSeenFirst ? 'eager' : 'lazy'}
          fetchPriority={isSeenFirst ? 'high' : undefined}
        />
        <b className="game-tile-name">{game.name}</b>
      </Link>
      {isNew ? (
        <Badge className="game-tile-new" tone="info">
          {t('casino.tile.new')}
        </Badge>
      ) : null}
      {onFavourite ? (
        <button
          type="button"
          className="icon-button icon-button-small game-tile-star"
          aria-pressed={game.favourite}
          aria-label={t('casino.tile.favourite', { name: game.name })}
          onClick={() => onFavourite(game.game, !game.favourite)}
        >
          <Icon name={game.favourite ? 'star-on' : 'star'} size="s" />
        </button>
      ) : null}
      {isPeeked ? <TilePeek game={game.game} /> : null}
      <p className="game-tile-return">
        {t('casino.return')} <b className="figures">{formatReturn(t.language, wholeReturnPpm(game))}</b>
        <JackpotShare game={game} />
        {observed ? (
          <small className="figures">
            {t('casino.tile.observed', {
              observed: formatReturn(t.language, observed.returnPpm),
              band: formatReturn(t.language, observed.bandPpm),
              rounds: formatNumber(t.language, observed.rounds),
            })}
          </small>
        ) : (
          <small>{t('casino.tile.few-rounds')}</small>
        )}
      </p>
    </article>
  );
}
