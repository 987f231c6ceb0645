import type { Lottery } from '@touchline/casino/lotteries/lottery';
import { MAX_DRAWS } from '@touchline/contract/lotteries/enums';
import type { LotteryView } from '@touchline/contract/lotteries/shapes';
import { parseMoney } from '@touchline/kernel/money';
import { Button, IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { IdentityLink } from '../../shell/forms/identity-link.tsx';
import { useSession, useSessionStore } from '../../shell/session/session-context.tsx';
import { LineList } from './line-list.tsx';
import { isComplete } from './ticket-lines.ts';
import type { TicketDraft } from './use-ticket.ts';

interface TicketPanelProps {
  readonly lottery: Lottery;
  readonly view: LotteryView;
  readonly draft: TicketDraft;
}

/** The ticket beside the grid: its lines, in how many draws it takes part, and the button that says what it costs. */
export function TicketPanel({ lottery, view, draft }: TicketPanelProps) {
  const t = useTranslator();
  const { money, scale } = useFormats();
  const session = useSession();
  const { openLogin } = useSessionStore();
  const { currency, linePrice, drawsOpen, next } = view;
  const { ticket, draws } = draft;
  const price = parseMoney(linePrice, scale(currency));
  const stakeMinor = (price.ok ? price.value : 0n) * BigInt(ticket.lines.length * draws);
  const complete = isComplete(ticket, lottery);
  const maxDraws = Math.min(MAX_DRAWS, drawsOpen);
  const { min, max } = lottery.picks;
  return (
    <section className="card lottery-panel" aria-label={t('lotteries.ticket')}>
      <LineList draft={draft} />
      <fieldset className="lottery-draws">
        <legend>{t('lotteries.draws')}</legend>
        <IconButton icon="minus" label={t('lotteries.draws.less')} disabled={draws <= 1} onClick={() => draft.setDraws(draws - 1)} />
        <output className="figures" aria-label={t('lotteries.draws')}>
          {draws}
        </output>
        <IconButton icon="plus" label={t('lotteries.draws.more')} disabled={draws >= maxDraws} onClick={() => draft.setDraws(draws + 1)} />
      </fieldset>
      {complete ? null : (
        <p className="muted">{min === max ? t('lotteries.pick-all', { n: min }) : t('lotteries.pick-some', { min, max })}</p>
      )}
      {draft.problem === null ? null : (
        <p className="danger" role="alert">
          {draft.problem}
        </p>
      )}
      <IdentityLink code={draft.code} />
      {session ? (
        <Button
          tone="brand"
          size="lg"
          block
          busy={draft.busy}
          disabled={!complete || next === null}
          onClick={() => next && draft.buy(next)}
        >
          {t('lotteries.buy', { amount: money(stakeMinor, currency) })}
        </Button>
      ) : (
        <Button tone="brand" size="lg" block onClick={openLogin}>
          {t('lotteries.login')}
        </Button>
      )}
    </section>
  );
}
