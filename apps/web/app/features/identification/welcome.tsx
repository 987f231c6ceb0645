import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { identityPath } from '../../shell/paths.ts';
import { useOddsFormatter } from '../../shell/preferences/preferences-context.tsx';
import { DocumentsReadyCard } from './documents-ready-card.tsx';
import type { IdentificationConfig } from './identification-data.ts';
import { WelcomeHero } from './welcome-hero.tsx';
import { WelcomeMethodsCard } from './welcome-methods-card.tsx';

/** The purpose of identification, how it goes, what to have at hand in the player's country, and the ways to begin (S125). */
export function Welcome({ config }: { readonly config: IdentificationConfig }) {
  const t = useTranslator();
  const formats = useFormats();
  const odds = useOddsFormatter();
  const path = identityPath(t.language, 'identification');
  const ready = config.documents.filter((rule) => config.needed.includes(rule.proves));
  return (
    <>
      <WelcomeHero verified={config.status === 'verified'} path={path} />
      {config.bonus ? (
        <Callout kind="info" icon="gift">
          <p>
            {t('identification.welcome.bonus', {
              amount: formats.amount(config.bonus.amount, config.bonus.currency),
              odds: odds(config.bonus.minOdds),
              n: config.bonus.days,
            })}
          </p>
        </Callout>
      ) : null}
      {config.status === 'verified' ? null : <WelcomeMethodsCard flows={config.flows} path={path} />}
      {ready.length === 0 ? null : <DocumentsReadyCard rules={ready} />}
    </>
  );
}
