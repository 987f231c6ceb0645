import './lotteries.css';
import type { Lottery } from '@touchline/casino/lotteries/lottery';
import type { LotteryTicketView, LotteryView } from '@touchline/contract/lotteries/shapes';
import { Button, buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { Countdown } from '../../live/countdown.tsx';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { lotteriesPath } from '../../shell/paths.ts';
import { ChanceTable } from './chance-table.tsx';
import { lotteryDrawPath, lotteryTicketsPath } from './lottery-paths.ts';
import { NumberGrid } from './number-grid.tsx';
import { TicketPanel } from './ticket-panel.tsx';
import { useRefreshAt } from './use-refresh-at.ts';
import { useTicket } from './use-ticket.ts';

/** The page on which tickets of a lottery are bought (S229): the grid, the ticket, the prizes with their chances. */
export function PlayPage({ lottery, view }: { readonly lottery: Lottery; readonly view: LotteryView }) {
  const t = useTranslator();
  const draft = useTicket(lottery);
  const { lines, active } = draft.ticket;
  const picked = lines[active] ?? [];
  useRefreshAt(view.next?.closesAt ?? null);
  return (
    <>
      <nav className="crumbs" aria-label={t('a11y.breadcrumbs')}>
        <Link to={lotteriesPath(t.language)}>{t('lotteries.title')}</Link>
        <Icon name="next" flip />
        <span>{t(`lotteries.name.${lottery.key}`)}</span>
      </nav>
      <PlayHead view={view} />
      {draft.bought ? <Bought ticket={draft.bought} /> : null}
      <div className="lottery-play">
        <section className="card lottery-slip" aria-label={t('lotteries.line', { n: active + 1 })}>
          <p className="muted">{t('lotteries.grid.help')}</p>
          <NumberGrid label={t('lotteries.grid', { n: active + 1 })} numbers={lottery.numbers} picked={picked} onToggle={draft.toggle} />
          <div className="lottery-tools">
            <Button size="sm" icon="dice" onClick={draft.quickPick}>
              {t('lotteries.quick')}
            </Button>
            <Button size="sm" tone="ghost" icon="close" disabled={picked.length === 0} onClick={draft.clear}>
              {t('lotteries.clear')}
            </Button>
            <span className="muted" role="status">
              {t('lotteries.picked', { n: picked.length, max: lottery.picks.max })}
            </span>
          </div>
        </section>
        <TicketPanel lottery={lottery} view={view} draft={draft} />
      </div>
      <Card>
        <CardHeader title={t('lotteries.prizes')} />
        <ChanceTable lottery={lottery} picks={picked.length < lottery.picks.min ? lottery.picks.max : picked.length} />
        <p className="lottery-rules muted">{t(`lotteries.rules.${lottery.kind}`)}</p>
      </Card>
    </>
  );
}

function PlayHead({ view: { lottery, next, jackpot, poolCurrency } }: { readonly view: LotteryView }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <section className="card lottery-draw-head">
      <h1>{t(`lotteries.name.${lottery}`)}</h1>
      <dl className="lottery-facts">
        {jackpot === null ? null : (
          <div>
            <dt>{t('lotteries.jackpot')}</dt>
            <dd className="figures">{amount(jackpot, poolCurrency, { short: true })}</dd>
          </div>
        )}
        {next ? (
          <>
            <div>
              <dt>{t('lotteries.next')}</dt>
              <dd>
                <Countdown until={next.closesAt} />
              </dd>
            </div>
            <div>
              <dt>{t('lotteries.proof')}</dt>
              <dd>
                <Link to={lotteryDrawPath(t.language, next.drawId)}>{t('lotteries.draw', { n: next.number })}</Link>
              </dd>
            </div>
          </>
        ) : null}
      </dl>
    </section>
  );
}

function Bought({ ticket }: { readonly ticket: LotteryTicketView }) {
  const t = useTranslator();
  return (
    <Callout kind="success" live>
      <div className="lottery-bought">
        <b>{t('lotteries.bought', { id: ticket.ticketId })}</b>
        <Link className={buttonClass('brand', 'sm')} to={lotteryTicketsPath(t.language)}>
          {t('lotteries.bought.see')}
        </Link>
      </div>
    </Callout>
  );
}
