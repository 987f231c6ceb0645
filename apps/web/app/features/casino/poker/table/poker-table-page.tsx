import '../../play/game-frame.css';
import '../felt/poker-felt.css';
import '../decision/action-bar.css';
import type { PokerOwnRate, PokerTableView } from '@touchline/contract/poker/shapes';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { LiveAnnouncement } from '../../../../live/live-announcement.tsx';
import { pokerPath } from '../../../../shell/paths.ts';
import { useSessionStore } from '../../../../shell/session/session-context.tsx';
import { SoundButton } from '../../sound/sound-button.tsx';
import { usePokerSounds } from '../../sound/use-poker-sounds.ts';
import { ActionBar } from '../decision/action-bar.tsx';
import { turnSaid } from '../decision/turn-said.ts';
import { PokerFelt } from '../felt/poker-felt.tsx';
import { maySit } from '../free-seats.ts';
import { DeckCard } from '../hand/deck-card.tsx';
import { eventText } from '../hand/event-text.ts';
import { HandLog } from '../hand/hand-log.tsx';
import { LastHands } from '../hand/last-hands.tsx';
import { OwnNumbers } from '../hand/own-numbers.tsx';
import { sitGosPath } from '../poker-paths.ts';
import { SitGoPanel } from '../sit-go/sit-go-panel.tsx';
import { SitGoPresence } from '../sit-go/sit-go-presence.tsx';
import { SitGoResult } from '../sit-go/sit-go-result.tsx';
import { useChips } from '../use-chips.ts';
import { PokerSession } from './poker-session.tsx';
import { SeatControls } from './seat-controls.tsx';
import { SeatDialogs, type SeatQuestion } from './seat-dialogs.tsx';
import { tableState } from './table-state.ts';
import { TableStatus } from './table-status.tsx';
import { TableTerms } from './table-terms.tsx';
import { type PokerRoom, usePokerRoom } from './use-poker-room.ts';
import { useSeatName } from './use-seat-name.ts';

interface PokerTablePageProps {
  readonly loaded: PokerTableView;
  /** Null for a guest. */
  readonly ownRate: PokerOwnRate | null;
}

/** A poker table (S228): the felt, the player's decisions and seat, the course of the hand, the terms and the sealed deck. */
export function PokerTablePage({ loaded, ownRate }: PokerTablePageProps) {
  const t = useTranslator();
  const room = usePokerRoom(loaded);
  usePokerSounds(room.view);
  const { session, openLogin } = useSessionStore();
  const [question, setQuestion] = useState<SeatQuestion | null>(null);
  const [checked, setChecked] = useState<string | null>(null);
  const { table, own, hand, promise, sitGo } = room.view;
  const sit = (seat: number): void => (session ? setQuestion({ kind: 'sit', seat }) : openLogin());
  return (
    <>
      <div className="game-frame poker-frame" data-room="whole">
        <div className="game-frame-middle stack">
          <section className="card game-stage poker-stage" aria-label={t('poker.table', { name: table.name })}>
            <header className="game-stage-head">
              <Link
                className="poker-back"
                to={sitGo ? sitGosPath(t.language) : pokerPath(t.language)}
                aria-label={t(sitGo ? 'poker.sit-go.all' : 'poker.none.all')}
              >
                <Icon name="prev" flip />
              </Link>
              <h1>{table.name}</h1>
              <span className="game-stage-return">{t(`poker.variant.${table.variant}`)}</span>
              <span className="spacer" />
              <SoundButton />
            </header>
            <PokerFelt view={room.view} onSit={own || sitGo || !maySit(room.view) ? null : sit} />
            <Decisions room={room} />
            <Announcements view={room.view} />
          </section>
          {own && sitGo ? (
            <SitGoPresence isPresent={own.isPresent} isBusy={room.isBusy} onPresence={room.setPresence} />
          ) : own ? (
            <SeatControls
              own={own}
              isInHand={tableState(room.view, true) === 'playing'}
              isBusy={room.isBusy}
              onPresence={room.setPresence}
              onTopUp={() => setQuestion({ kind: 'top-up' })}
              onLeave={room.leave}
            />
          ) : null}
        </div>
        <div className="game-frame-end stack">
          {sitGo?.own?.place != null ? <SitGoResult sitGo={sitGo} own={sitGo.own} /> : null}
          {sitGo ? <SitGoPanel sitGo={sitGo} /> : null}
          <HandLog view={room.view} />
          {own ? <OwnNumbers view={room.view} /> : null}
          {own && !sitGo ? <PokerSession table={table} own={own} /> : null}
          {own || sitGo?.own ? <LastHands table={table} overHand={hand?.outcome ? hand.handId : null} onCheck={setChecked} /> : null}
          <DeckCard promise={promise} checked={checked} />
          {sitGo ? null : <TableTerms view={room.view} />}
        </div>
      </div>
      <SeatDialogs question={question} room={room} ownRate={ownRate} onClose={() => setQuestion(null)} />
    </>
  );
}

/** The player's decision, or what there is instead of it. */
function Decisions({ room }: { readonly room: PokerRoom }) {
  const { session, openLogin } = useSessionStore();
  const { table, hand } = room.view;
  const state = tableState(room.view, session !== null);
  return (
    <>
      {state === 'playing' && hand ? (
        <ActionBar info={table} hand={hand} legal={hand.legal} isBusy={room.isBusy} onDecide={room.act} />
      ) : state === 'playing' ? null : (
        <TableStatus state={state} room={room} isPlayer={session !== null} onLogin={openLogin} />
      )}
      <p className="game-problem poker-problem" role={room.problem ? 'alert' : undefined}>
        {room.problem}
      </p>
    </>
  );
}

/** For who does not see the table: one's own turn at once, what others do from time to time. */
function Announcements({ view }: { readonly view: PokerTableView }) {
  const t = useTranslator();
  const chips = useChips(view.table);
  const nameOf = useSeatName(view);
  const last = view.hand?.events.at(-1);
  return (
    <>
      <span className="screen-reader-only" role="status" aria-live="assertive">
        {turnSaid(t, view, chips.full)}
      </span>
      <LiveAnnouncement text={last ? eventText({ t, nameOf, chips: chips.short }, last) : ''} />
    </>
  );
}
