import { isAsSealed, promiseOf } from '@touchline/casino/poker/deck/sealed-deck';
import type { PokerDeckView } from '@touchline/contract/poker/shapes';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useState } from 'react';
import { useApiClient } from '../../../../shell/api/api-client-context.tsx';
import { downloadJson } from '../../../../shell/page/download-json.ts';
import { cardsText } from './event-text.ts';

interface DeckCardProps {
  /** Of the deck that is dealt next; null while none is promised. */
  readonly promise: string | null;
  /** The hand of the player that is checked; null for none. */
  readonly checked: string | null;
}

/** The promise of the next deck, and a hand whose seen cards are worked out again on this very page. */
export function DeckCard({ promise, checked }: DeckCardProps) {
  const t = useTranslator();
  const deck = useDeck(checked);
  return (
    <Card>
      <CardHeader title={t('poker.deck.title')}>
        <Badge tone="brand" icon="shield">
          {t('casino.fair.committed')}
        </Badge>
      </CardHeader>
      <div className="poker-card-text">
        <p>{t('poker.deck.text')}</p>
        <dl className="poker-proof">
          <div>
            <dt>{t('poker.deck.promise')}</dt>
            <dd>{promise === null ? t('poker.deck.waits') : <code dir="ltr">{promise}</code>}</dd>
          </div>
          {deck && checked !== null ? <CheckedDeck deck={deck} handId={checked} /> : null}
        </dl>
        {deck && checked !== null ? (
          <Button size="sm" icon="download" onClick={() => downloadJson(`poker-deck-${checked}.json`, deck)}>
            {t('poker.deck.save')}
          </Button>
        ) : null}
      </div>
    </Card>
  );
}

function CheckedDeck({ deck, handId }: { readonly deck: PokerDeckView; readonly handId: string }) {
  const t = useTranslator();
  const holds = promiseOf(deck.seals) === deck.promise && deck.cards.every((card) => isAsSealed(deck.seals, deck.tableSeed, card));
  return (
    <>
      <div>
        <dt>{t('poker.deck.of-hand', { n: handId })}</dt>
        <dd>
          <code dir="ltr">{deck.promise}</code>
        </dd>
      </div>
      <div>
        <dt>{t('poker.deck.cards')}</dt>
        <dd aria-live="polite">
          <bdi className="figures">{cardsText(deck.cards.map(({ card }) => card))}</bdi>{' '}
          <Badge tone={holds ? 'brand' : 'danger'} icon={holds ? 'check' : 'warn'}>
            {t(holds ? 'poker.deck.holds' : 'poker.deck.fails')}
          </Badge>
        </dd>
      </div>
    </>
  );
}

function useDeck(handId: string | null): PokerDeckView | null {
  const caller = useApiClient();
  const [deck, setDeck] = useState<PokerDeckView | null>(null);
  useEffect(() => {
    if (handId === null) return undefined;
    const abort = new AbortController();
    caller.execute('pokerHandDeck', { params: { pokerHandId: handId } }, { signal: abort.signal }).then(
      (reply) => setDeck(reply.deck),
      // Another press asks again.
      () => undefined,
    );
    return () => abort.abort();
  }, [caller, handId]);
  return deck;
}
