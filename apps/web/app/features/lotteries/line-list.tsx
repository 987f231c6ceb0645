import { MAX_LINES } from '@touchline/contract/lotteries/enums';
import { Button, IconButton } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import type { TicketDraft } from './use-ticket.ts';

/** The lines of a ticket: which one the grid shows, and what can be done with each. */
export function LineList({ draft }: { readonly draft: TicketDraft }) {
  const t = useTranslator();
  const { lines, active } = draft.ticket;
  return (
    <>
      <ol className="lottery-lines">
        {lines.map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <li key={i}>
            <button type="button" className="lottery-line" aria-current={i === active} onClick={() => draft.choose(i)}>
              <b>{t('lotteries.line', { n: i + 1 })}</b>
              <bdi className="figures">{line.length === 0 ? '–' : line.join(' ')}</bdi>
            </button>
            {lines.length > 1 ? (
              <IconButton small icon="trash" label={t('lotteries.line.remove', { n: i + 1 })} onClick={() => draft.removeLine(i)} />
            ) : null}
          </li>
        ))}
      </ol>
      <Button size="sm" icon="plus" disabled={lines.length >= MAX_LINES} onClick={draft.addLine}>
        {t('lotteries.line.add')}
      </Button>
    </>
  );
}
