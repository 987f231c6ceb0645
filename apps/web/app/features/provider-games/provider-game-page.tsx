import type { ReplyFor } from '@touchline/contract/calls';
import { formatPercent } from '@touchline/i18n/format-money';
import { Button, buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { casinoPath } from '../../shell/paths.ts';
import { useSessionStore } from '../../shell/session/session-context.tsx';
import { GameSessionPanel } from './game-session-panel.tsx';

type ListedGame = ReplyFor<'providerGames'>['games'][number];

/** A game that was opened: its page, and the launch that it belongs to; none of a demonstration. */
interface Opened {
  readonly url: string;
  readonly launchId: string | null;
}

/** Narrower than this a device plays what is made for phones. */
const MOBILE_QUERY = '(max-width: 767px)';

interface ProviderGamePageProps {
  readonly game: ListedGame;
  /** Whether the law lets whoever looks at the page play for play money. */
  readonly playMoney: boolean;
  /** Its picture, as its tile has it. */
  readonly picture: ReactNode;
}

/** The name of the game, its provider, and what is told of its return and its jackpot. */
function ProviderGameHeader({ game }: { readonly game: ListedGame }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <header className="provider-game-header">
      <Link className={buttonClass('plain', 'sm')} to={casinoPath(t.language)}>
        {t('provider-games.back')}
      </Link>
      <h1>{game.name}</h1>
      <p className="muted">{game.providerName}</p>
      {game.returnPpm === null ? null : (
        <p className="muted">
          {t('casino.return')} <b className="figures">{formatPercent(t.language, game.returnPpm / 10_000, 2, 2)}</b>
        </p>
      )}
      {game.jackpot ? (
        <p className="muted">
          {t('casino.tile.jackpot')} <b className="figures">{amount(game.jackpot.amount, game.jackpot.currency)}</b>
        </p>
      ) : null}
    </header>
  );
}

/** A game of a provider: opened at a press, shown in a frame that may do nothing but play, with what it has taken and paid beside it. */
export function ProviderGamePage({ game, playMoney, picture }: ProviderGamePageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { session, openLogin } = useSessionStore();
  const action = useAction();
  const [opened, setOpened] = useState<Opened | null>(null);
  const wanted = () => ({
    body: {
      provider: game.provider,
      game: game.code,
      lng: t.language,
      platform: window.matchMedia(MOBILE_QUERY).matches ? ('mobile' as const) : ('desktop' as const),
    },
  });
  const show = (next: Opened): null => {
    setOpened(next);
    return null;
  };
  const play = () => void action.run(() => caller.execute('launchProviderGame', wanted()), show);
  const playDemo = () => {
    const ask = () => caller.execute('demoProviderGame', wanted());
    void action.run(ask, ({ url }) => show({ url, launchId: null }));
  };
  return (
    <section className="provider-game">
      <ProviderGameHeader game={game} />
      {opened ? (
        <>
          {opened.launchId === null ? (
            <p className="muted">{t('provider-games.demo.note')}</p>
          ) : (
            <GameSessionPanel launchId={opened.launchId} purse={game.purse} />
          )}
          <iframe
            className="provider-game-frame"
            title={game.name}
            src={opened.url}
            sandbox="allow-scripts allow-same-origin allow-forms"
            allow="fullscreen"
            referrerPolicy="no-referrer"
          />
        </>
      ) : (
        <div className="card provider-game-start">
          <div className="provider-game-picture">{picture}</div>
          <p>{t('provider-games.start')}</p>
          {game.purse ? <p>{t('provider-games.purse.start')}</p> : null}
          <FormError text={action.problem} />
          {session ? (
            <Button tone="brand" size="lg" busy={action.busy} onClick={play}>
              {t('provider-games.play')}
            </Button>
          ) : (
            <Button tone="brand" size="lg" onClick={openLogin}>
              {t('provider-games.sign-in')}
            </Button>
          )}
          {game.demo && !playMoney ? (
            <p className="muted">{t(session ? 'provider-games.demo.law' : 'provider-games.demo.law.guest')}</p>
          ) : null}
          {game.demo && playMoney ? (
            <Button size="lg" busy={action.busy} onClick={playDemo}>
              {t('provider-games.demo')}
            </Button>
          ) : null}
        </div>
      )}
    </section>
  );
}
