import type { AvailableLimits } from '@touchline/contract/limits/calls';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';

/** Organisations that help where the player lives. */
export function SupportOrganisationsCard({ help }: Pick<AvailableLimits, 'help'>) {
  const t = useTranslator();
  return (
    <Card>
      <CardHeader title={t('limits.help.title')}>
        <span className="muted limits-head">{t('limits.help.text')}</span>
      </CardHeader>
      <ul className="support-organisations">
        {help.map(({ name, url, phone }) => (
          <li key={url}>
            <Icon name="support" />
            <p>
              <b dir="auto">{name}</b>
              <a href={url} rel="noopener noreferrer" target="_blank" dir="ltr">
                {new URL(url).hostname.replace(/^www\./, '')}
              </a>
            </p>
            {phone ? (
              <a className="figures" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
                {phone}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
