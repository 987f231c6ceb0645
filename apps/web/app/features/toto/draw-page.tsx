import type { TotoSheet, TotoTicketView } from '@touchline/contract/toto/calls';
import { buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { DrawHeader } from './draw-header.tsx';
import { DrawMatchRow } from './draw-match-row.tsx';
import { PresetPicker } from './preset-picker.tsx';
import { TicketCard } from './ticket-card.tsx';
import { TicketSummaryBar } from './ticket-summary-bar.tsx';
import { TiersTable } from './tiers-table.tsx';
import { totoTicketPath } from './toto-paths.ts';
import { useTicket } from './use-ticket.ts';

/** How often a sheet looks what others picked, or how the matches stand. */
const REFRESH_MS = 20_000;

export interface DrawPageProps {
  readonly sheet: TotoSheet;
  /** The player's own in this draw. */
  readonly tickets: readonly TotoTicketView[];
  /** Marks to begin with, as in an address. */
  readonly wished: string | null;
}

/** A draw (S234): the sheet to mark while it takes tickets; then how it goes; in the end who won. */
export function DrawPage({ sheet, tickets, wished }: DrawPageProps) {
  const t = useTranslator();
  const open = sheet.status === 'open';
  const ticket = useTicket(sheet, wished);
  const [tried, setTried] = useState(false);
  useRefresh(sheet.status === 'open' || sheet.status === 'closed');
  return (
    <>
      <DrawHeader sheet={sheet} />
      {sheet.status === 'off' ? (
        <Callout kind="warning">
          <p>{t('toto.ticket.off')}</p>
        </Callout>
      ) : null}
      {ticket.done ? <Placed ticket={ticket.done} onAgain={ticket.again} /> : null}
      <section className="card toto-sheet" aria-label={t(`toto.what.${sheet.pool}`)}>
        {open ? <PresetPicker sheet={sheet} onFill={ticket.fill} /> : null}
        <p className="toto-help muted">
          {open ? `${t('toto.sheet.help')} ` : ''}
          {open && sheet.pool === 'fifteen' ? <span className="only-desktop">{t('toto.sheet.keys')}</span> : null}
          <span className="toto-legend">
            <span className="figures toto-legend-count">47%</span> {t('toto.legend.chance')}
            <i className="toto-bar" aria-hidden="true">
              <i style={{ inlineSize: '60%' }} />
            </i>
            {t('toto.legend.picked')}
          </span>
        </p>
        <ol>
          {sheet.matches.map((match) => (
            <DrawMatchRow
              key={match.matchId}
              match={match}
              pool={sheet.pool}
              marks={ticket.marks[match.place] ?? []}
              onToggle={open ? ticket.toggle : null}
              missing={tried && ticket.marks[match.place]?.length === 0}
            />
          ))}
        </ol>
      </section>
      {open ? (
        <TicketSummaryBar
          sheet={sheet}
          figures={ticket.figures}
          stakeMultiplier={ticket.stakeMultiplier}
          onStakeMultiplier={ticket.setStakeMultiplier}
          busy={ticket.busy}
          problem={ticket.problem}
          code={ticket.code}
          onPlace={() => {
            setTried(true);
            ticket.place();
          }}
        />
      ) : null}
      <TiersTable sheet={sheet} />
      {tickets.length > 0 ? (
        <section className="stack" aria-labelledby="toto-own">
          <div className="heading-row">
            <h2 id="toto-own">{t('toto.own')}</h2>
          </div>
          {tickets.map((one) => (
            <TicketCard key={one.ticketId} ticket={one} />
          ))}
        </section>
      ) : null}
    </>
  );
}

function Placed({ ticket, onAgain }: { readonly ticket: TotoTicketView; readonly onAgain: () => void }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <Callout kind="success" live>
      <div className="toto-done">
        <b>{t('toto.done.title', { id: ticket.ticketId })}</b>
        <p>
          {t('toto.done.text', {
            lines: t('toto.lines', { n: ticket.lines }),
            amount: amount(ticket.stake, ticket.currency),
          })}
        </p>
        <div className="in-row">
          <Link className={buttonClass('brand', 'sm')} to={totoTicketPath(t.language, ticket.ticketId)}>
            {t('toto.done.see')}
          </Link>
          <button type="button" className={buttonClass('plain', 'sm')} onClick={onAgain}>
            {t('toto.done.again')}
          </button>
        </div>
      </div>
    </Callout>
  );
}

/** Keeps a running draw fresh, and tells how the player's tickets ended. */
function useRefresh(on: boolean): void {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [on, revalidate]);
  usePlayerEvents((news) => {
    if (news.kind !== 'toto') return;
    if (news.status === 'won' || news.status === 'lost' || news.status === 'returned')
      showToast(news.status === 'won' ? 'success' : 'info', t(`toto.news.${news.status}`, { id: news.ticketId }));
    void revalidate();
  });
}
