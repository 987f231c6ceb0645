import type { IdentityFlow } from '@touchline/contract/identification-words';
import { buttonClass } from '@touchline/ui/button';
import { Card, CardHead } from '@touchline/ui/card';
import { Icon, type IconName } from '@touchline/ui/icon';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { identityPath } from '../../addresses.ts';
import { useOddsText } from '../../preferences-context.tsx';
import { useFormats } from '../../use-formats.ts';
import type { IdentificationConfig } from './identification-data.ts';

const ICONS: Readonly<Record<IdentityFlow, IconName>> = {
  documents: 'card',
  verigram: 'video',
  sumsub: 'globe',
  'face-id': 'user',
  'mobile-id': 'lock',
  'smart-id': 'shield',
};
const GAINS = ['withdraw', 'limits', 'safe'] as const;
const STEPS = ['way', 'hand-in', 'answer'] as const;

/** What identification is for, how it goes, what to have at hand in the player's country, and the ways to begin (S125). */
export function Welcome({ config }: { readonly config: IdentificationConfig }) {
  const t = useTexts();
  const formats = useFormats();
  const odds = useOddsText();
  const path = identityPath(t.language, 'identification');
  const ready = config.documents.filter((rule) => config.needed.includes(rule.proves));
  return (
    <>
      <Card className="idn-hero">
        <div>
          <h2>{t('identification.welcome.why')}</h2>
          <ul>
            {GAINS.map((gain) => (
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
              <span className="num" aria-hidden="true">
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
        <Note kind="info" icon="gift">
          <p>
            {t('identification.welcome.bonus', {
              amount: formats.amount(config.bonus.amount, config.bonus.currency),
              odds: odds(config.bonus.leastOdds),
              n: config.bonus.days,
            })}
          </p>
        </Note>
      ) : null}
      {config.status === 'verified' ? null : (
        <Card>
          <CardHead title={t('identification.ways')} />
          <ul className="idn-choices">
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
          <CardHead title={t('identification.welcome.ready')} />
          <ul className="office-list">
            {ready.map((rule) => (
              <li key={rule.kind}>
                <Icon name="card" className="off-ic" />
                <span className="main">
                  <b>{t(`identification.kind.${rule.kind}`)}</b>
                  <small>{rule.fields.map((field) => t(`identification.field.${field}`)).join(' · ')}</small>
                </span>
                <small className="num">{t('identification.sides', { n: rule.sides })}</small>
              </li>
            ))}
          </ul>
        </Card>
      )}
    </>
  );
}
