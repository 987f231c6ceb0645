import type { IdentityFlow } from '@touchline/contract/identification/enums';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

const FLOW_ICONS: Readonly<Record<IdentityFlow, IconName>> = {
  documents: 'card',
  verigram: 'video',
  sumsub: 'globe',
  'face-id': 'user',
  'mobile-id': 'lock',
  'smart-id': 'shield',
};

interface WelcomeMethodsCardProps {
  readonly flows: readonly IdentityFlow[];
  /** The address of the identification itself. */
  readonly path: string;
}

/** The ways to begin, with how long each takes. A face is only compared after another of them. */
export function WelcomeMethodsCard({ flows, path }: WelcomeMethodsCardProps) {
  const t = useTranslator();
  return (
    <Card>
      <CardHeader title={t('identification.ways')} />
      <ul className="identification-choices">
        {flows
          .filter((flow) => flow !== 'face-id')
          .map((flow) => (
            <li key={flow}>
              <Link to={`${path}?way=${flow}`}>
                <Icon name={FLOW_ICONS[flow]} />
                <span>
                  <b>{t(`identification.way.${flow}`)}</b>
                  <small>{t(`identification.way.${flow}.time`)}</small>
                </span>
                <Icon name="next" size="xs" flip />
              </Link>
            </li>
          ))}
      </ul>
    </Card>
  );
}
