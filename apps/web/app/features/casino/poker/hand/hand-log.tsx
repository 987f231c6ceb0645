import type { PokerTableView } from '@touchline/contract/poker/shapes';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useRef } from 'react';
import { useSeatName } from '../table/use-seat-name.ts';
import { useChips } from '../use-chips.ts';
import { eventText } from './event-text.ts';

/** The course of the hand, line by line, the newest in sight. */
export function HandLog({ view }: { readonly view: PokerTableView }) {
  const t = useTranslator();
  const chips = useChips(view.table);
  const nameOf = useSeatName(view);
  const list = useRef<HTMLOListElement>(null);
  const events = view.hand?.events ?? [];
  useEffect(() => {
    if (list.current && events.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [events.length]);
  return (
    <Card>
      <CardHeader title={t('poker.log.title')} />
      {view.hand === null ? (
        <p className="poker-card-text muted">{t('poker.between')}</p>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls is reached by keyboard
        <ol className="poker-log" ref={list} tabIndex={0} aria-label={t('poker.log.title')}>
          {events.map((event, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events are only added, each has its place
            <li key={i} data-street={event.kind === 'street' || undefined} data-own={isOwn(event) || undefined}>
              {eventText({ t, nameOf, chips: chips.short }, event)}
            </li>
          ))}
        </ol>
      )}
    </Card>
  );

  function isOwn(event: (typeof events)[number]): boolean {
    return event.kind !== 'street' && view.own !== null && event.seat === view.own.seat;
  }
}
