import { Mark } from '@touchline/ui/mark';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useBrand } from '../../brand-context.ts';
import { informationPath, limitsPath, settingsPath, supportPath } from '../../shell/paths.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';

export interface FooterProps {
  readonly minimumAge: number;
  /** Holders of licences, and the address to write to; empty where the brand says nothing. */
  readonly licence: string;
  readonly supportEmail: string;
}

/** The end of every page: whose it is, for whom it is, and which clock it uses. */
export function Footer({ minimumAge, licence, supportEmail }: FooterProps) {
  const t = useTranslator();
  const brand = useBrand();
  const { zone } = usePreferences();
  return (
    <footer className="page-footer">
      <div className="page-footer-content">
        <span className="page-footer-logo">
          <Mark size={22} />
          {brand}
        </span>
        <p>
          <span className="age-limit figures">{minimumAge}+</span>
          {t('footer.age-text', { n: minimumAge })} <b>{t('footer.responsible')}.</b> {t('footer.responsible-text')}
        </p>
        <nav aria-label={t('footer.label')}>
          <Link to={limitsPath(t.language)}>{t('office.page.office_responsible_gambling')}</Link>
          <Link to={supportPath(t.language)}>{t('office.page.office_support')}</Link>
          <Link to={informationPath(t.language, 'confirmTerms')}>{t('footer.terms')}</Link>
          <Link to={informationPath(t.language, 'rules')}>{t('footer.rules')}</Link>
          <Link to={informationPath(t.language, 'privacyPolicy')}>{t('footer.privacy')}</Link>
          <Link to={settingsPath(t.language)}>{t('nav.settings')}</Link>
          {supportEmail ? <a href={`mailto:${supportEmail}`}>{supportEmail}</a> : null}
        </nav>
        {licence ? <p>{licence}</p> : null}
        <span className="figures faint">{zone}</span>
      </div>
    </footer>
  );
}
