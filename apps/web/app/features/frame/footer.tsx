import { Mark } from '@touchline/ui/mark';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { informationPath, settingsPath } from '../../addresses.ts';
import { usePreferences } from '../../preferences-context.tsx';

/** The end of every page: whose it is, for whom it is, and which clock it uses. */
export function Footer({ minimumAge }: { readonly minimumAge: number }) {
  const t = useTexts();
  const { zone } = usePreferences();
  return (
    <footer className="foot">
      <div className="foot-in">
        <span className="foot-logo">
          <Mark size={22} />
          Touchline
        </span>
        <p>
          <span className="age num">{minimumAge}+</span>
          {t('footer.age-text', { n: minimumAge })} <b>{t('footer.responsible')}.</b> {t('footer.responsible-text')}
        </p>
        <nav aria-label={t('footer.label')}>
          <Link to={informationPath(t.language, 'confirmTerms')}>{t('footer.terms')}</Link>
          <Link to={informationPath(t.language, 'rules')}>{t('footer.rules')}</Link>
          <Link to={informationPath(t.language, 'privacyPolicy')}>{t('footer.privacy')}</Link>
          <Link to={settingsPath(t.language)}>{t('nav.settings')}</Link>
        </nav>
        <span className="num mut3">{zone}</span>
      </div>
    </footer>
  );
}
