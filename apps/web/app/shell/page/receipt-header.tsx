import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Mark } from '@touchline/ui/mark';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useBrand } from '../../brand-context.ts';

/** Head of a receipt: whose it is on paper; on the screen the way back and the button that prints it. */
export function ReceiptHeader({ back, backLabel }: { readonly back: string; readonly backLabel: string }) {
  const t = useTranslator();
  const brand = useBrand();
  return (
    <header className="receipt-head">
      <span className="receipt-logo" aria-hidden="true">
        <Mark />
        {brand}
      </span>
      <span className="spacer" />
      <Link className={`${buttonClass('ghost', 'xs')} no-print`} to={back}>
        <Icon name="prev" size="xs" flip />
        {backLabel}
      </Link>
      <Button className="no-print" size="xs" icon="print" onClick={() => window.print()}>
        {t('action.print')}
      </Button>
    </header>
  );
}

/** One figure of a receipt by its name. */
export function ReceiptRow({ name, value, strong }: { readonly name: string; readonly value: string; readonly strong?: boolean }) {
  return (
    <div className={strong ? 'strong receipt-sum' : undefined}>
      <dt>{name}</dt>
      <dd className="figures">{value}</dd>
    </div>
  );
}
