import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { Mark } from '@touchline/ui/mark';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';

/** Head of a receipt: whose it is on paper; on the screen the way back and the button that prints it. */
export function ReceiptHead({ back, backName }: { readonly back: string; readonly backName: string }) {
  const t = useTexts();
  return (
    <header className="rc-h">
      <span className="rc-logo" aria-hidden="true">
        <Mark />
        Touchline
      </span>
      <span className="sp" />
      <Link className={`${buttonClass('ghost', 'xs')} no-print`} to={back}>
        <Icon name="prev" size="xs" flip />
        {backName}
      </Link>
      <Button className="no-print" size="xs" icon="print" onClick={() => window.print()}>
        {t('action.print')}
      </Button>
    </header>
  );
}

/** One figure of a receipt by its name. */
export function ReceiptFact({ name, value, strong }: { readonly name: string; readonly value: string; readonly strong?: boolean }) {
  return (
    <div className={strong ? 'strong' : undefined}>
      <dt>{name}</dt>
      <dd className="num">{value}</dd>
    </div>
  );
}
