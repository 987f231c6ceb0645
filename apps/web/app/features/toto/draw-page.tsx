import type { TotoSheet, TotoTicketView } from '@touchline/contract/toto';
import { buttonClass } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { notify } from '@touchline/ui/toast';
import { useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useFormats } from '../../use-formats.ts';
import { DrawHead } from './draw-head.tsx';
import { QuickFill } from './quick-fill.tsx';
import { SheetRow } from './sheet-row.tsx';
import { TicketBar } from './ticket-bar.tsx';
import { TicketCard } from './ticket-card.tsx';
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
  const t = useTexts();
  const open = sheet.status === 'open';
  const ticket = useTicket(sheet, wished);
  const [tried, setTried] = useState(false);
  useRefresh(sheet.status === 'open' || sheet.status === 'closed');
  return (
    <>
      <DrawHead sheet={sheet} />
      {sheet.status === 'off' ? (
        <Note kind="warning">
          <p>{t('toto.ticket.off')}</p>
        </Note>
      ) : null}
      {ticket.done ? <Placed ticket={ticket.done} onAgain={ticket.again} /> : null}
      <section className="card toto-sheet" aria-label={t(`toto.what.${sheet.pool}`)}>
        {open ? <QuickFill sheet={sheet} onFill={ticket.fill} /> : null}
        <p className="toto-help mut">
          {open ? `${t('toto.sheet.help')} ` : ''}
          {open && sheet.pool === 'fifteen' ? <span className="only-d">{t('toto.sheet.keys')}</span> : null}
          <span className="toto-legend">
            <span className="num">47%</span> {t('toto.legend.chance')}
            <i className="toto-bar" aria-hidden="true">
              <i style={{ inlineSize: '60%' }} />
            </i>
            {t('toto.legend.picked')}
          </span>
        </p>
        <ol>
          {sheet.matches.map((match) => (
            <SheetRow
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
        <TicketBar
          sheet={sheet}
          figures={ticket.figures}
          times={ticket.times}
          onTimes={ticket.setTimes}
          busy={ticket.busy}
          problem={ticket.problem}
          onPlace={() => {
            setTried(true);
            ticket.place();
          }}
        />
      ) : null}
      <TiersTable sheet={sheet} />
      {tickets.length > 0 ? (
        <section className="stack" aria-labelledby="toto-own">
          <div className="h2row">
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
  const t = useTexts();
  const { amount } = useFormats();
  return (
    <Note kind="success" live>
      <div className="toto-done">
        <b>{t('toto.done.title', { id: ticket.ticketId })}</b>
        <p>
          {t('toto.done.text', {
            variants: t('toto.variants', { n: ticket.variants }),
            amount: amount(ticket.stake, ticket.currency),
          })}
        </p>
        <div className="row">
          <Link className={buttonClass('brand', 'sm')} to={totoTicketPath(t.language, ticket.ticketId)}>
            {t('toto.done.see')}
          </Link>
          <button type="button" className={buttonClass('plain', 'sm')} onClick={onAgain}>
            {t('toto.done.again')}
          </button>
        </div>
      </div>
    </Note>
  );
}

/** Keeps a running draw fresh, and tells how the player's tickets ended. */
function useRefresh(on: boolean): void {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!on) return undefined;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [on, revalidate]);
  usePersonalNews((news) => {
    if (news.kind !== 'toto') return;
    if (news.status === 'won' || news.status === 'lost' || news.status === 'returned')
      notify(news.status === 'won' ? 'success' : 'info', t(`toto.news.${news.status}`, { id: news.ticketId }));
    void revalidate();
  });
}
