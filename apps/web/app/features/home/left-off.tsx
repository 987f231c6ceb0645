import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useFormats } from '../../shell/formats/use-formats.ts';
import { useHydrated } from '../../shell/page/use-hydrated.ts';
import { LAST_MATCH_KEY, LAST_MATCH_MS, readLastMatch } from '../../shell/storage/last-match.ts';
import { LastMatchCard } from './last-match-card.tsx';
import { LeftOffContent } from './left-off-content.tsx';
import type { OpenBets } from './read-home.ts';

/** The device's words for this block when the page was left. */
const HINT = 'leftOff';

/**
 * For `beforePaint` of the page: only the device knows of the coupon and of the last match, and both are read later. Their place is kept, so that
 * nothing below moves when they come.
 */
export const KEEP_PLACE = `(function(d,s){try{var m=JSON.parse(s.${LAST_MATCH_KEY}||'null');if(s.${HINT}||m&&Date.now()-m.at<${LAST_MATCH_MS})d.dataset.leftOff=''}catch(e){}})(document.documentElement,localStorage)`;

interface LeftOffProps {
  readonly coupon: { readonly kind: string; readonly legs: number; readonly worth: string | null | undefined } | null;
  /** False until the device has told of its coupon. */
  readonly couponRead: boolean;
  readonly onCoupon: () => void;
  readonly bets: OpenBets | null;
}

/** Places where somebody goes on: the open coupon, the match that was looked at last, the bets that run. Renders nothing without any of these. */
export function LeftOff({ coupon: filled, couponRead, onCoupon, bets }: LeftOffProps) {
  const t = useTranslator();
  const hydrated = useHydrated();
  const coupon = useCouponOfBefore(filled, couponRead);
  // The device is asked once the page is the visitor's own: the server's HTML is for all.
  const last = useMemo(() => (hydrated ? readLastMatch() : null), [hydrated]);
  const some = coupon !== null || last !== null || bets !== null;
  useKeptPlace(some, filled !== null, couponRead);
  return (
    <section
      className="left-off"
      aria-label={t('home.left.title')}
      hidden={couponRead && !some}
      data-empty={some ? undefined : true}
      data-waiting={couponRead ? undefined : true}
    >
      {coupon ? (
        <button type="button" className="left-off-card" onClick={onCoupon}>
          <LeftOffContent
            icon="coupon"
            own
            lead={t('home.left.coupon')}
            main={`${coupon.kind} · ${t('home.left.picks', { n: coupon.legs })}`}
          >
            {coupon.worth === undefined ? '\u00a0' : coupon.worth}
          </LeftOffContent>
        </button>
      ) : null}
      {last ? <LastMatchCard last={last} /> : null}
      {bets ? <BetsCard bets={bets} /> : null}
    </section>
  );
}

/**
 * The coupon, if it was there when the page was opened. One that is begun on the page is no place where one left off, and its card would push away
 * the prices that are just being pressed.
 */
function useCouponOfBefore(coupon: LeftOffProps['coupon'], couponRead: boolean): LeftOffProps['coupon'] {
  const [wasThere, setWasThere] = useState<boolean | null>(null);
  if (wasThere === null && couponRead) setWasThere(coupon !== null);
  return wasThere ? coupon : null;
}

/** Keeps the hint for the next page, and gives the place up once it is known that nothing comes. */
function useKeptPlace(some: boolean, coupon: boolean, couponRead: boolean): void {
  useEffect(() => {
    if (!couponRead) return;
    try {
      if (coupon) localStorage.setItem(HINT, '1');
      else localStorage.removeItem(HINT);
    } catch {
      // A device that keeps nothing has nothing to keep a place for.
    }
    if (!some) delete document.documentElement.dataset.leftOff;
  }, [some, coupon, couponRead]);
}

function BetsCard({ bets: { count, currency, stake, sellable, offer } }: { readonly bets: OpenBets }) {
  const t = useTranslator();
  const { amount } = useFormats();
  return (
    <Link className="left-off-card" to={`/${t.language}/bets/manager`} prefetch="intent">
      <LeftOffContent
        icon="wallet"
        own
        lead={t('home.left.bets', { n: count, stake: amount(stake, currency) })}
        main={sellable > 0 ? t('home.left.sellable', { n: sellable }) : t('home.left.running')}
      >
        {sellable > 0 ? t('home.left.offer', { amount: amount(offer, currency) }) : null}
      </LeftOffContent>
    </Link>
  );
}
