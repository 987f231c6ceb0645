import type { ReplyFor } from '@touchline/contract/calls';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { providerGamePath } from '../../../shell/paths.ts';

export type ListedProviderGame = ReplyFor<'providerGames'>['games'][number];

interface ProviderRowProps {
  readonly games: readonly ListedProviderGame[];
  /** Words that a name has to contain; empty for all. */
  readonly search: string;
}

/** Games of providers. Their pictures are the provider's: a tile shows the name in type of our own. Nothing where none can be opened here. */
export function ProviderRow({ games, search }: ProviderRowProps) {
  const t = useTranslator();
  const wanted = search.toLocaleLowerCase();
  const shown = games.filter(({ name, providerName }) => `${name} ${providerName}`.toLocaleLowerCase().includes(wanted));
  if (shown.length === 0) return null;
  return (
    <section className="stack" aria-label={t('casino.section.providers')}>
      <h2 className="lobby-row-title">{t('casino.section.providers')}</h2>
      <ul className="tile-grid">
        {shown.map((game) => (
          <li key={`${game.provider}/${game.code}`} className="game-tile">
            <Link className="game-tile-link provider-tile" to={providerGamePath(t.language, game.provider, game.code)} prefetch="intent">
              <b className="provider-tile-name">{game.name}</b>
            </Link>
            <p className="game-tile-return">{game.providerName}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
