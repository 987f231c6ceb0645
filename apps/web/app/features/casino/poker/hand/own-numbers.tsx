import type { PokerTableView } from '@touchline/contract/poker/shapes';
import { formatPercent } from '@touchline/i18n/format-money';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { useChips } from '../use-chips.ts';

/** Figures that help the player decide: the price of a call and how often it has to win. */
export function OwnNumbers({ view: { table, hand } }: { readonly view: PokerTableView }) {
  const t = useTranslator();
  const chips = useChips(table);
  const call = hand?.legal?.callChips ?? 0;
  const pot = (hand?.potChips ?? 0) + call;
  return (
    <Card>
      <CardHeader title={t('poker.numbers')} />
      <dl className="game-figures game-card-figures">
        <Figure name={t('poker.numbers.to-call')} text={call > 0 ? chips.full(call) : '–'} />
        <Figure name={t('poker.numbers.pot-after')} text={call > 0 ? chips.full(pot) : '–'} />
        <Figure name={t('poker.numbers.break-even')} text={call > 0 ? formatPercent(t.language, (100 * call) / pot, 1) : '–'} />
      </dl>
    </Card>
  );
}

const Figure = ({ name, text }: { readonly name: string; readonly text: string }) => (
  <div>
    <dt>{name}</dt>
    <dd className="figures">{text}</dd>
  </div>
);
