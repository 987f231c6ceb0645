import type { RegistrationKind } from '@touchline/contract/bets/enums';
import { Tabs } from '@touchline/ui/tabs';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import type { Registered, SocialTicket } from './registered.ts';
import type { RegistrationChoices } from './registration-choices.ts';
import type { RenderPasswordField } from './registration-field-list.tsx';
import type { RegistrationRules } from './registration-fields.ts';
import { RegistrationForm } from './registration-form.tsx';

interface RegistrationKindsProps {
  readonly choices: RegistrationChoices;
  readonly kind: RegistrationKind;
  readonly onKind: (kind: RegistrationKind) => void;
  /** Where the player comes from a social service; without it the kind only leads there. */
  readonly ticket: SocialTicket | null;
  readonly password: RenderPasswordField;
  readonly phone: RenderPhoneField;
  readonly passwordFault: RegistrationRules['passwordFault'];
  readonly social: ReactNode;
  readonly onDone: (registered: Registered) => void;
}

/** The kinds of registration that are open in the chosen country, and the form of one of them. */
export function RegistrationKinds({ choices, kind, onKind, ticket, social, ...form }: RegistrationKindsProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const [rules, setRules] = useState(choices.rules);
  const open = choices.kinds.filter((one) => rules.kinds.some((of) => of.kind === one));
  const shown = open.includes(kind) ? kind : (open[0] ?? 'fast');
  const changeCountry = (id: number): void => {
    void caller.tryExecute('registrationFields', { query: { country_id: id } }).then(({ data }) => data && setRules(data));
  };
  // On a phone the strip of tabs is longer than the screen: the chosen one is brought into it.
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (shown) strip.current?.querySelector('[aria-selected=true]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [shown]);
  return (
    <>
      {open.length > 1 ? (
        <div ref={strip}>
          <Tabs
            className="registration-tabs"
            label={t('registration.title')}
            value={shown}
            onChange={onKind}
            items={open.map((key) => ({ key, label: t(`registration.kind.${key}`) }))}
          />
        </div>
      ) : null}
      {shown === 'social' && ticket === null ? (
        <div className="form">
          <p className="muted">{t('registration.kind.social.text')}</p>
          {social}
        </div>
      ) : (
        <RegistrationForm
          // A social profile fills the form that it arrives at.
          key={ticket && shown === 'social' ? 'ticket' : 'own'}
          kind={shown}
          choices={choices}
          rules={rules}
          onCountry={changeCountry}
          social={shown === 'social' ? ticket : null}
          {...form}
        />
      )}
    </>
  );
}
