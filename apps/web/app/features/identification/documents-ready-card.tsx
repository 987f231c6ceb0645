import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import type { DocumentRule } from './identification-data.ts';

/** The documents to have at hand, and what of each is asked for. */
export function DocumentsReadyCard({ rules }: { readonly rules: readonly DocumentRule[] }) {
  const t = useTranslator();
  return (
    <Card>
      <CardHeader title={t('identification.welcome.ready')} />
      <ul className="office-list">
        {rules.map((rule) => (
          <li key={rule.kind}>
            <Icon name="card" className="office-icon" />
            <span className="office-main identification-main">
              <b>{t(`identification.kind.${rule.kind}`)}</b>
              <small>{rule.fields.map((field) => t(`identification.field.${field}`)).join(' · ')}</small>
            </span>
            <small className="figures">{t('identification.sides', { n: rule.sides })}</small>
          </li>
        ))}
      </ul>
    </Card>
  );
}
