import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCouponSheet } from '../../features/coupon/state/coupon-sheet-store.ts';
import { useCoupon } from '../../features/coupon/state/coupon-store.ts';
import { draftFromSaved } from '../../features/coupon/state/draft-from-saved.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import { notFound, orErrorPage, requireLanguage } from '../../shell/loaders/loader-guards.ts';
import { buildSeo, metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/shared-coupon.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  const guid = /^[A-Za-z0-9_-]{6,40}$/.test(params.code) ? params.code : notFound();
  return {
    saved: await orErrorPage(services.call('getCoupon', { query: { guid, lng } })),
    seo: buildSeo(
      services,
      `/${lng}/coupon/${guid}`,
      { title: `${translate(lng, 'coupon.title')}`, description: translate(lng, 'coupon.share.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A coupon that somebody shared by link or QR code (S217): it goes into the player's own and the page goes on to the matches. */
export default function SharedCoupon({ loaderData }: Route.ComponentProps) {
  const t = useTranslator();
  const navigate = useNavigate();
  useEffect(() => {
    useCoupon.getState().replace(draftFromSaved(loaderData.saved));
    useCouponSheet.getState().show();
    void navigate(`/${t.language}`, { replace: true });
  }, [loaderData.saved, navigate, t.language]);
  return (
    <Card>
      <EmptyState level={1} title={t('coupon.title')} text={loaderData.saved.view.legs.map((leg) => leg.selectionName).join(', ')}>
        <Link className={buttonClass('brand')} to={`/${t.language}`}>
          {t('nav.home')}
        </Link>
      </EmptyState>
    </Card>
  );
}
