import { CheckControl } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { informationPath } from '../../shell/paths.ts';
import type { CountryRules } from './registration-choices.ts';
import type { FormField, RegistrationValues } from './registration-fields.ts';

interface ConsentCheckboxesProps {
  readonly rules: CountryRules;
  readonly values: Pick<RegistrationValues, 'adult' | 'terms' | 'marketing'>;
  readonly errors: Readonly<Partial<Record<FormField, string>>>;
  readonly onChange: (change: Partial<RegistrationValues>) => void;
}

/** Agreements of every registration, and the version of the texts; they open beside the form, so that nothing typed is lost. */
export function ConsentCheckboxes({ rules, values, errors, onChange }: ConsentCheckboxesProps) {
  const t = useTranslator();
  const { date } = useFormats();
  return (
    <div className="consents">
      <CheckControl
        name="adult"
        checked={values.adult}
        error={errors.adult}
        onChange={(event) => onChange({ adult: event.target.checked })}
      >
        {t('registration.adult', { n: rules.minimumAge })}
      </CheckControl>
      <CheckControl
        name="terms"
        checked={values.terms}
        error={errors.terms}
        onChange={(event) => onChange({ terms: event.target.checked })}
      >
        {t('registration.terms')}
      </CheckControl>
      <p className="registration-links">
        <Link to={informationPath(t.language, 'confirmTerms')} target="_blank">
          {t('footer.terms')}
        </Link>
        <Link to={informationPath(t.language, 'rules')} target="_blank">
          {t('footer.rules')}
        </Link>
        <Link to={informationPath(t.language, 'privacyPolicy')} target="_blank">
          {t('footer.privacy')}
        </Link>
        <span className="muted">{t('registration.terms-of', { date: date(Date.parse(rules.termsVersion)) })}</span>
      </p>
      <CheckControl name="marketing" checked={values.marketing} onChange={(event) => onChange({ marketing: event.target.checked })}>
        {t('registration.mailing')}
      </CheckControl>
    </div>
  );
}
