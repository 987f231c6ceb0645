import { translate } from '@touchline/i18n/translate';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router';
import { useCouponSheet } from '../features/coupon/coupon-sheet-store.ts';
import { useCoupon } from '../features/coupon/coupon-store.ts';
import { draftOfSaved } from '../features/coupon/saved-coupon.ts';
import { languageOf, notFound, orPage } from '../loader-guards.ts';
import { metaTags, seoOf } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/shared-coupon.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const services = context.get(servicesContext);
  const lng = languageOf(params.lang);
  const guid = /^[A-Za-z0-9_-]{6,40}$/.test(params.code) ? params.code : notFound();
  return {
    saved: await orPage(services.call('getCoupon', { query: { guid, lng } })),
    seo: seoOf(
      services.publicOrigin,
      `/${lng}/coupon/${guid}`,
      { title: `${translate(lng, 'coupon.title')} · Touchline`, description: translate(lng, 'coupon.share.text') },
      false,
    ),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** A coupon that somebody shared by link or QR code (S217): it goes into the player's own and the page goes on to the matches. */
export default function SharedCoupon({ loaderData }: Route.ComponentProps) {
  const t = useTexts();
  const navigate = useNavigate();
  useEffect(() => {
    useCoupon.getState().replace(draftOfSaved(loaderData.saved));
    useCouponSheet.getState().show();
    void navigate(`/${t.language}`, { replace: true });
  }, [loaderData.saved, navigate, t.language]);
  return (
    <Card>
      <Empty level={1} title={t('coupon.title')} text={loaderData.saved.view.legs.map((leg) => leg.selectionName).join(', ')}>
        <Link className={buttonClass('brand')} to={`/${t.language}`}>
          {t('nav.home')}
        </Link>
      </Empty>
    </Card>
  );
}
