import '../lobby/poker-lobby.css';
import './sit-go.css';
import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useSessionStore } from '../../../../shell/session/session-context.tsx';
import { PokerTabs } from '../lobby/poker-tabs.tsx';
import { EnterDialog } from './enter-dialog.tsx';
import { SitGoRow } from './sit-go-row.tsx';
import { type SitGoList, useSitGos } from './use-sit-gos.ts';

/** The lobby of sit-and-gos (S228): what each costs and pays, and who has entered. */
export function SitGoLobbyPage({ loaded }: { readonly loaded: SitGoList }) {
  const t = useTranslator();
  const lobby = useSitGos(loaded);
  const { session, openLogin } = useSessionStore();
  const [asked, setAsked] = useState<string | null>(null);
  const wanted = lobby.sitGos.find(({ sitGoId, status }) => sitGoId === asked && status === 'open');
  const ask = ({ sitGoId }: SitGoView): void => (session ? setAsked(sitGoId) : openLogin());
  return (
    <>
      <header className="poker-lobby-head">
        <h1>{t('poker.sit-go.title')}</h1>
        <p className="muted">{t('poker.sit-go.lead')}</p>
      </header>
      <PokerTabs at="sit-go" />
      {lobby.sitGos.length === 0 ? (
        <Card>
          <EmptyState title={t('poker.sit-go.none.title')} text={t('poker.sit-go.none.text')} />
        </Card>
      ) : (
        <section className="card" aria-label={t('poker.sit-go.title')}>
          <p className="poker-tournament-note muted">{t('poker.sit-go.bots')}</p>
          <ul className="poker-tournament-list">
            {lobby.sitGos.map((sitGo) => (
              <SitGoRow key={sitGo.sitGoId} sitGo={sitGo} isBusy={lobby.isBusy} onEnter={ask} onLeave={lobby.leave} />
            ))}
          </ul>
          <p className="poker-tournament-note" role={lobby.problem && !wanted ? 'alert' : undefined}>
            {wanted ? null : lobby.problem}
          </p>
        </section>
      )}
      {wanted ? (
        <EnterDialog
          sitGo={wanted}
          ownRate={lobby.ownRate}
          isBusy={lobby.isBusy}
          problem={lobby.problem}
          onEnter={() => lobby.enter(wanted, () => setAsked(null))}
          onClose={() => setAsked(null)}
        />
      ) : null}
    </>
  );
}
