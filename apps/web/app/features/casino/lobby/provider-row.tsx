import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { providerGamePath } from '../../../shell/paths.ts';
import { formatReturn } from '../play/return-text.ts';
import type { ListedProviderGame } from './listed-provider-game.ts';
import { ProviderPicture } from './provider-picture.tsx';

/** Games of providers. Their pictures are the provider's: a tile has one that is drawn here. Nothing where none can be opened here. */
export function ProviderRow({ games }: { readonly games: readonly ListedProviderGame[] }) {
  const t = useTranslator();
  if (games.length === 0) return null;
  return (
    <section className="stack" aria-label={t('casino.section.providers')}>
      <h2 className="lobby-row-title">{t('casino.section.providers')}</h2>
      <ul className="tile-grid">
        {games.map((game) => (
          <li key={`${game.provider}/${game.code}`} className="game-tile">
            <Link className="game-tile-link provider-tile" to={providerGamePath(t.language, game.provider, game.code)} prefetch="intent">
              <ProviderPicture game={game} />
              <b className="provider-tile-name">{game.name}</b>
            </Link>
            <p className="game-tile-return">
              {game.providerName}
              {game.returnPpm === null ? null : (
                <small>
                  {t('casino.return')} <b className="figures">{formatReturn(t.language, game.returnPpm)}</b>
                </small>
              )}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
