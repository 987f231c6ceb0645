import type { PaymentQuery } from '@touchline/contract/support/payment-queries';
import { useTranslator } from '@touchline/ui/translator-context';

type Facts = PaymentQuery['given'];

/** The player's facts, each by its name; nothing where nothing was said. */
export function GivenFacts({ given }: { readonly given: Facts }) {
  const t = useTranslator();
  const facts = Object.entries(given) as [keyof Facts, string][];
  if (facts.length === 0) return null;
  return (
    <dl className="office-rows payment-question-facts">
      {facts.map(([fact, value]) => (
        <div key={fact}>
          <dt>{t(`payment-query.fact.${fact}`)}</dt>
          <dd>
            <bdi>{fact === 'method' ? (t.find(`payment.method.${value}`) ?? value) : value}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
