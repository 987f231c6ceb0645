import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';

const BENEFITS = ['withdraw', 'limits', 'safe'] as const;
const STEPS = ['way', 'hand-in', 'answer'] as const;

interface WelcomeHeroProps {
  /** Whether the player is identified already. */
  readonly verified: boolean;
  /** The address of the identification itself. */
  readonly path: string;
}

/** Benefits of identification, its steps, and the way into it. */
export function WelcomeHero({ verified, path }: WelcomeHeroProps) {
  const t = useTranslator();
  return (
    <Card className="identification-hero">
      <div>
        <h2>{t('identification.welcome.why')}</h2>
        <ul>
          {BENEFITS.map((gain) => (
            <li key={gain}>
              <Icon name="check" size="s" />
              {t(`identification.welcome.gain.${gain}`)}
            </li>
          ))}
        </ul>
        <Link className={buttonClass('brand', 'lg')} to={path}>
          {t(verified ? 'identification.welcome.open' : 'identification.welcome.begin')}
        </Link>
      </div>
      <ol>
        {STEPS.map((step, at) => (
          <li key={step}>
            <span className="figures identification-step" aria-hidden="true">
              {at + 1}
            </span>
            <span>
              <b>{t(`identification.welcome.step.${step}`)}</b>
              <small>{t(`identification.welcome.step.${step}.text`)}</small>
            </span>
          </li>
        ))}
      </ol>
    </Card>
  );
}
