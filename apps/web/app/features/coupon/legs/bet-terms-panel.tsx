import { presentOdds } from '@touchline/betting/odds-format';
import { readOdds } from '@touchline/betting/read-odds';
import type { CouponView } from '@touchline/contract/coupon/shapes';
import { type MilliOdds, parseOdds } from '@touchline/kernel/odds';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useId, useState } from 'react';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { usePreferences } from '../../../shell/preferences/preferences-context.tsx';
import { type AutoBetTerms, NEW_AUTO_BET, useCouponTerms } from '../state/bet-terms-store.ts';

interface BetTermsPanelProps {
  /** Free bets that may pay for this coupon. */
  readonly freeBets: NonNullable<CouponView['freeBets']>;
  readonly currency: string;
  /** The total price of now, decimal text; shown beside the price to wait for. */
  readonly totalOdds: string | null;
  /** Several singles are paid from the balance, at once. */
  readonly plain: boolean;
  /** Of its kinds a single and an accumulator can wait for their price. */
  readonly canWait: boolean;
}

/** The source that pays, and whether the bet waits for a better price. Folded: most bets need neither. */
export function BetTermsPanel({ freeBets, currency, totalOdds, plain, canWait }: BetTermsPanelProps) {
  const t = useTranslator();
  const { funding, auto, wait } = useCouponTerms();
  if (plain) return null;
  const notable = funding.from === 'free-bet' || auto !== null || freeBets.length > 0;
  return (
    <details className="bet-terms" open={funding.from === 'free-bet' || auto !== null || undefined}>
      <summary>
        <Icon name="gift" size="xs" />
        <span className="ellipsis bet-terms-words">
          {t(notable && freeBets.length > 0 ? 'coupon.terms.free' : 'coupon.terms', { n: freeBets.length })}
        </span>
        <Icon name="chev" size="xs" />
      </summary>
      <FundingPicker freeBets={freeBets} currency={currency} />
      {canWait ? (
        <label className="check bet-terms-choice">
          <input type="checkbox" checked={auto !== null} onChange={(event) => wait(event.target.checked ? NEW_AUTO_BET : null)} />
          <span>
            <b>{t('coupon.auto')}</b>
            <small>{t('coupon.auto.hint')}</small>
          </span>
        </label>
      ) : null}
      {auto ? <AutoEditor auto={auto} totalOdds={totalOdds} /> : null}
    </details>
  );
}

const MIN_CODE = 4;

function FundingPicker({ freeBets, currency }: Pick<BetTermsPanelProps, 'freeBets' | 'currency'>) {
  const t = useTranslator();
  const { amount, date } = useFormats();
  const { funding, pay } = useCouponTerms();
  const [typed, setTyped] = useState('');
  const name = useId();
  const chosen = funding.from === 'free-bet' ? funding.code : null;
  const use = (): void => {
    if (typed.trim().length >= MIN_CODE) pay({ from: 'free-bet', code: typed.trim(), left: null });
  };
  const foreign = chosen !== null && !freeBets.some(({ code }) => code === chosen);
  return (
    <fieldset>
      <legend>{t('coupon.pay')}</legend>
      <label className="check bet-terms-choice">
        <input type="radio" name={name} checked={funding.from === 'balance'} onChange={() => pay({ from: 'balance' })} />
        <span>{t('coupon.pay.balance')}</span>
      </label>
      {freeBets.map(({ code, left, expiresAt }) => (
        <label key={code} className="check bet-terms-choice">
          <input type="radio" name={name} checked={chosen === code} onChange={() => pay({ from: 'free-bet', code, left })} />
          <span>
            {t('coupon.pay.free-bet', { amount: amount(left, currency) })} <small>{t('coupon.pay.until', { date: date(expiresAt) })}</small>
          </span>
        </label>
      ))}
      <div className="promo-code">
        <label className="field promo-code-box">
          <span className="screen-reader-only">{t('coupon.promo')}</span>
          <input
            value={typed}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            placeholder={t('coupon.promo')}
            onChange={(event) => setTyped(event.target.value)}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              // Enter means the code here, not the bet.
              event.preventDefault();
              use();
            }}
          />
        </label>
        <button type="button" className="button button-tiny" disabled={typed.trim().length < MIN_CODE} onClick={use}>
          {t('coupon.promo.use')}
        </button>
      </div>
      {foreign ? <p className="muted">{t('coupon.promo.chosen', { code: chosen })}</p> : null}
    </fieldset>
  );
}

/** Text that may be typed on the way to a price of any format. */
const TYPED_ODDS = /^[+\-\u2212]?\d{0,6}([.,]\d{0,5}|\/\d{0,5})?$/;

/** The price in the field before there is one. */
const EVENS: MilliOdds = 2000;

function AutoEditor({ auto, totalOdds }: { readonly auto: AutoBetTerms; readonly totalOdds: string | null }) {
  const t = useTranslator();
  const { wait } = useCouponTerms();
  const { odds: format } = usePreferences();
  const shown = parseOdds(totalOdds ?? '');
  // A format that is chosen meanwhile says the same price in its own way.
  const isTyped = auto.target === null || readOdds(auto.targetText, format) === auto.target;
  return (
    <div className="auto-bet">
      <label className="auto-bet-target">
        <span>{t('coupon.auto.target')}</span>
        <span className="field auto-bet-box">
          <input
            className="figures"
            // A keyboard of digits has neither signs nor a stroke.
            inputMode={format === 'decimal' || format === 'hong-kong' ? 'decimal' : 'text'}
            autoComplete="off"
            dir="ltr"
            value={isTyped || auto.target === null ? auto.targetText : presentOdds(auto.target, format)}
            placeholder={presentOdds(shown.ok ? shown.value : EVENS, format)}
            onChange={({ target: { value } }) => {
              if (TYPED_ODDS.test(value)) wait({ ...auto, targetText: value, target: readOdds(value, format) });
            }}
          />
        </span>
      </label>
      <label className="check bet-terms-choice">
        <input type="checkbox" checked={auto.dropsOnScore} onChange={(event) => wait({ ...auto, dropsOnScore: event.target.checked })} />
        <span>{t('coupon.auto.drop')}</span>
      </label>
      <label className="check bet-terms-choice">
        <input type="checkbox" checked={auto.followsToLive} onChange={(event) => wait({ ...auto, followsToLive: event.target.checked })} />
        <span>{t('coupon.auto.follow')}</span>
      </label>
    </div>
  );
}
