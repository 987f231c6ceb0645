import { Button, buttonClass } from '@touchline/ui/button';
import { EmptyState } from '@touchline/ui/empty-state';
import { TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useLoadCoupon } from '../sharing/use-load-shared-coupon.ts';

/** No selections yet: how to get some, and where a code goes that somebody sent. */
export function EmptyCoupon() {
  const t = useTranslator();
  const [code, setCode] = useState('');
  const { load, state } = useLoadCoupon();
  return (
    <div className="empty-coupon">
      <EmptyState className="empty-coupon-state" title={t('coupon.empty.title')} text={t('coupon.empty.text')}>
        <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/live`}>
          {t('coupon.empty.go')}
        </Link>
      </EmptyState>
      <form
        className="load-coupon"
        onSubmit={(event) => {
          event.preventDefault();
          if (code.trim()) void load(code.trim());
        }}
      >
        <TextField
          label={t('coupon.load.label')}
          value={code}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          error={state === 'unknown' ? t('coupon.load.unknown') : state === 'failed' ? t('coupon.quote.failed') : undefined}
          onChange={(event) => setCode(event.target.value)}
          after={
            <Button type="submit" size="xs" busy={state === 'loading'} disabled={code.trim().length < 6}>
              {t('coupon.load.submit')}
            </Button>
          }
        />
      </form>
    </div>
  );
}
