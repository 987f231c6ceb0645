import { buttonClass } from '@touchline/ui/button';
import { useInfiniteScroll } from '@touchline/ui/forms/use-infinite-scroll';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';

/** R121: pages of 50, counted from 1. R044: the next one is asked for when its sentinel comes near; without script it is a link. */
export function LoadMore({
  page,
  pageSize,
  shown,
  total,
}: {
  readonly page: number;
  readonly pageSize: number;
  readonly shown: number;
  readonly total: number;
}) {
  const t = useTranslator();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const next = new URLSearchParams(search);
  next.set('page', String(page + 1));
  const address = `?${next}`;
  const more = shown >= page * pageSize && total > shown;
  const ref = useInfiniteScroll<HTMLDivElement>(
    page,
    more && idle ? () => void navigate(address, { replace: true, preventScrollReset: true }) : null,
  );
  if (!more) return null;
  return (
    <div className="load-more" ref={ref}>
      <Link className={buttonClass('ghost')} to={address} replace preventScrollReset>
        {t('action.show-more')}
      </Link>
    </div>
  );
}
