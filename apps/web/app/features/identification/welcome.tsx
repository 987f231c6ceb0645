import type { IdentityFlow } from '@touchline/contract/identification/enums';
import { buttonClass } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { Card, CardHeader } from '@touchline/ui/card';
import { Icon, type IconName } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { identityPath } from '../../shell/paths.ts';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import type { IdentificationConfig } from './identification-data.ts';

const ICONS: Readonly<Record<IdentityFlow, IconName>> = {
  documents: 'card',
  verigram: 'video',
  sumsub: 'globe',
  'face-id': 'user',
  'mobile-id': 'lock',
  'smart-id': 'shield',
};
const BENEFITS = ['withdraw', 'limits', 'safe'] as const;
const STEPS = ['way', 'hand-in', 'answer'] as const;

/** What identification is for, how it goes, what to have at hand in the player's country, and the ways to begin (S125). */
export function Welcome({ config }: { readonly config: IdentificationConfig }) {
  const t = useTranslator();
  const formats = useFormats();
  const odds = useOddsFormatter();
  const path = identityPath(t.language, 'identification');
  const ready = config.documents.filter((rule) => config.needed.includes(rule.proves));
  return (
    <>
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
            {t(config.status === 'verified' ? 'identification.welcome.open' : 'identification.welcome.begin')}
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
      {config.bonus ? (
        <Callout kind="info" icon="gift">
          <p>
            {t('identification.welcome.bonus', {
              amount: formats.amount(config.bonus.amount, config.bonus.currency),
              odds: odds(config.bonus.leastOdds),
              n: config.bonus.days,
            })}
          </p>
        </Callout>
      ) : null}
      {config.status === 'verified' ? null : (
        <Card>
          <CardHeader title={t('identification.ways')} />
          <ul className="identification-choices">
            {config.flows
              .filter((flow) => flow !== 'face-id')
              .map((flow) => (
                <li key={flow}>
                  <Link to={`${path}?way=${flow}`}>
                    <Icon name={ICONS[flow]} />
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
      )}
      {ready.length === 0 ? null : (
        <Card>
          <CardHeader title={t('identification.welcome.ready')} />
          <ul className="office-list">
            {ready.map((rule) => (
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
      )}
    </>
  );
}
