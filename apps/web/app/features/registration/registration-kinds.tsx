import type { RegistrationKind } from '@touchline/contract/bets/enums';
import { Icon } from '@touchline/ui/icon';
import { Tabs } from '@touchline/ui/tabs';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useRef, useState } from 'react';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import type { RenderPhoneField } from '../../shell/forms/render-phone-field.ts';
import type { Registered, SocialTicket } from './registered.ts';
import type { RegistrationChoices } from './registration-choices.ts';
import type { RenderPasswordField } from './registration-field-list.tsx';
import type { RegistrationRules } from './registration-fields.ts';
import { RegistrationForm } from './registration-form.tsx';

/** Asks for the least: the tabs over the form. The others stand in a list below it. */
const SHORT: readonly RegistrationKind[] = ['fast', 'phone', 'short'];

interface RegistrationKindsProps {
  readonly choices: RegistrationChoices;
  readonly kind: RegistrationKind;
  readonly onKind: (kind: RegistrationKind) => void;
  /** With a player who comes from a social service; without it the kind only leads there. */
  readonly ticket: SocialTicket | null;
  readonly password: RenderPasswordField;
  readonly phone: RenderPhoneField;
  readonly passwordFault: RegistrationRules['passwordFault'];
  readonly social: ReactNode;
  readonly onDone: (registered: Registered) => void;
}

/** One form, short at first, with the kinds of registration that are open in the chosen country as ways to fill it. */
export function RegistrationKinds({ choices, kind, onKind, ticket, social, ...form }: RegistrationKindsProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const [rules, setRules] = useState(choices.rules);
  const top = useRef<HTMLDivElement>(null);
  const open = choices.kinds.filter((one) => rules.kinds.some((of) => of.kind === one));
  const shown = open.includes(kind) ? kind : (open[0] ?? 'fast');
  const short = open.filter((one) => SHORT.includes(one));
  const others = open.filter((one) => one !== shown && one !== 'social' && !SHORT.includes(one));
  const tabs = short.includes(shown) ? short : [...short, shown];
  const changeCountry = (id: number): void => {
    void caller.tryExecute('registrationFields', { query: { country_id: id } }).then(({ data }) => data && setRules(data));
  };
  const choose = (next: RegistrationKind): void => {
    onKind(next);
    // The list is at the end of the form; the next one begins at its top.
    top.current?.scrollIntoView({ block: 'nearest' });
    top.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <div ref={top} tabIndex={-1}>
        {tabs.length > 1 ? (
          <Tabs
            className="registration-tabs"
            label={t('registration.ways')}
            value={shown}
            onChange={onKind}
            items={tabs.map((key) => ({ key, label: t(`registration.kind.${key}`) }))}
          />
        ) : null}
      </div>
      {shown === 'social' && ticket === null ? (
        <p className="registration-way-text muted">{t('registration.kind.social.text')}</p>
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
      {open.includes('social') && ticket === null ? <div className="registration-social">{social}</div> : null}
      {others.length > 0 ? (
        <section className="registration-more" aria-labelledby="registration-more">
          <h2 id="registration-more">{t('registration.others')}</h2>
          <ul>
            {others.map((key) => (
              <li key={key}>
                <button type="button" className="registration-way" onClick={() => choose(key)}>
                  <span>
                    <b>{t(`registration.kind.${key}`)}</b>
                    <span className="muted">{t(`registration.kind.${key}.text`)}</span>
                  </span>
                  <Icon name="next" size="s" />
                </button>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}
