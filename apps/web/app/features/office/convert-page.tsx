import type { Balance } from '@touchline/contract/account/calls';
import type { ReplyFor } from '@touchline/contract/calls';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import type { NamedCurrency } from '../../shell/formats/named-currencies.ts';
import { ConversionForm } from './conversion-form.tsx';
import { ConversionRequestsCard } from './conversion-requests-card.tsx';
import { OfficePage } from './office-page.tsx';

interface ConvertPageProps {
  readonly balance: Balance;
  readonly currencies: readonly NamedCurrency[];
  readonly requests: ReplyFor<'getPlayerMessages'>;
}

/** Asks to convert an account's money: rates are agreed with a person of the house, whose answer comes as a message. */
export function ConvertPage({ balance, currencies, requests }: ConvertPageProps) {
  const t = useTranslator();
  return (
    <OfficePage title={t('office.convert.title')} lead={t('office.convert.lead')} above="office/settings/wallets">
      <Card className="office-body">
        <ConversionForm balance={balance} currencies={currencies} />
      </Card>
      <ConversionRequestsCard requests={requests} />
    </OfficePage>
  );
}
