import { buttonClass } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { useEffect, useRef } from 'react';
import { Link, useNavigate, useNavigation, useSearchParams } from 'react-router';

/** R121: pages of 50, counted from 1. R044: the next one is asked for when its sentinel comes near; without script it is a link. */
export function ShowMore({
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
  const t = useTexts();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const idle = useNavigation().state === 'idle';
  const ref = useRef<HTMLDivElement>(null);
  const next = new URLSearchParams(search);
  next.set('page', String(page + 1));
  const address = `?${next}`;
  const more = shown >= page * pageSize && total > shown;
  useEffect(() => {
    const sentinel = ref.current;
    if (!sentinel || !more || !idle) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) void navigate(address, { replace: true, preventScrollReset: true });
      },
      { threshold: 0.1, rootMargin: '0px 0px 50% 0px' },
    );
    watch.observe(sentinel);
    return () => watch.disconnect();
  }, [address, more, idle, navigate]);
  if (!more) return null;
  return (
    <div className="more" ref={ref}>
      <Link className={buttonClass('ghost')} to={address} replace preventScrollReset>
        {t('action.show-more')}
      </Link>
    </div>
  );
}
