import type { AvailableLimits } from '@touchline/contract/limits';
import { Card, CardHead } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';

/** Organisations that help where the player lives. */
export function HelpCard({ help }: Pick<AvailableLimits, 'help'>) {
  const t = useTexts();
  return (
    <Card>
      <CardHead title={t('limits.help.title')}>
        <span className="mut lim-head">{t('limits.help.text')}</span>
      </CardHead>
      <ul className="lim-help">
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
              <a className="num" href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} dir="ltr">
                {phone}
              </a>
            ) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}
