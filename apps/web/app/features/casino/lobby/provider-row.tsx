import { Button } from '@touchline/ui/button';
import { useInfiniteScroll } from '@touchline/ui/forms/use-infinite-scroll';
import { useTranslator } from '@touchline/ui/translator-context';
import { startTransition, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { providerGamePath } from '../../../shell/paths.ts';
import { formatReturn } from '../play/return-text.ts';
import type { ListedProviderGame } from './listed-provider-game.ts';
import { ProviderPicture } from './provider-picture.tsx';

/** Tiles drawn at once. A lobby may have thousands of games. */
const PAGE = 24;
/** So long the next tiles wait at most for the browser to have nothing else to do. */
const IDLE_MS = 300;

/** Leaves the work until the browser has time: tiles below the screen are drawn after those on it. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in globalThis) requestIdleCallback(work, { timeout: IDLE_MS });
  else setTimeout(work, 0);
}

/** The greatest jackpot that a provider's game can win, as it was told last: nothing is counted up here. */
function ProviderJackpot({ jackpot }: { readonly jackpot: NonNullable<ListedProviderGame['jackpot']> }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <small>
      {t('casino.tile.jackpot')} <b className="figures">{amount(jackpot.amount, jackpot.currency)}</b>
    </small>
  );
}

/**
 * Games of providers. Their pictures are the provider's: a tile has one that is drawn here. More of them come when the player is near the last one.
 * Nothing where none can be opened here.
 */
export function ProviderRow({ games }: { readonly games: readonly ListedProviderGame[] }) {
  const t = useTranslator();
  const [wanted, setWanted] = useState(PAGE);
  const showMore = games.length > wanted ? () => setWanted(wanted + PAGE) : null;
  const end = useInfiniteScroll<HTMLDivElement>(wanted, showMore && (() => whenIdle(() => startTransition(showMore))));
  if (games.length === 0) return null;
  return (
    <section className="stack" aria-label={t('casino.section.providers')}>
      <h2 className="lobby-row-title">{t('casino.section.providers')}</h2>
      <ul className="tile-grid">
        {games.slice(0, wanted).map((game) => (
          <li key={`${game.provider}/${game.code}`} className="game-tile">
            <Link className="game-tile-link provider-tile" to={providerGamePath(t.language, game.provider, game.code)} prefetch="intent">
              <ProviderPicture game={game} />
              <b className="provider-tile-name">{game.name}</b>
            </Link>
            <p className="game-tile-return">
              {game.providerName}
              {game.jackpot ? <ProviderJackpot jackpot={game.jackpot} /> : null}
              {game.returnPpm === null ? null : (
                <small>
                  {t('casino.return')} <b className="figures">{formatReturn(t.language, game.returnPpm)}</b>
                </small>
              )}
            </p>
          </li>
        ))}
      </ul>
      {showMore ? (
        <div ref={end}>
          <Button tone="ghost" onClick={showMore}>
            {t('action.show-more')}
          </Button>
        </div>
      ) : null}
    </section>
  );
}
