import type { PlacedOne } from '@touchline/contract/placing';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTexts } from '@touchline/ui/texts';
import { Link } from 'react-router';
import { useFormats } from '../../use-formats.ts';
import type { CouponDraft } from './coupon-store.ts';
import { DoneHead } from './done-head.tsx';

interface SeveralViewProps {
  readonly bets: readonly PlacedOne[];
  readonly draft: CouponDraft;
  readonly onNext: () => void;
}

/** What became of several singles, one by one: those refused say why and stay in the coupon. */
export function SeveralView({ bets, draft, onNext }: SeveralViewProps) {
  const t = useTexts();
  const { amount } = useFormats();
  const placed = bets.filter((one) => one.answer !== null).length;
  return (
    <div className="accepted">
      <DoneHead title={t('coupon.several.title', { placed, count: bets.length })} icon={placed > 0 ? 'check' : 'warn'} />
      <ul className="several">
        {bets.map(({ betGuid, answer, refusal }, index) => (
          <li key={betGuid}>
            <span className="bx">
              <b className="ell">{draft.legs[index]?.selectionName}</b>
              <small className="mut">
                {answer ? (
                  <>
                    <span className="num">{amount(answer.stake, answer.currency)}</span>
                    {answer.betId ? (
                      <>
                        {' · '}
                        <Link to={`/${t.language}/bets/${answer.betId}`}>{t('coupon.done.number', { id: answer.betId })}</Link>
                      </>
                    ) : null}
                  </>
                ) : (
                  refusal?.message
                )}
              </small>
            </span>
            <Badge tone={refusal ? 'danger' : answer?.status === 'waiting' ? 'info' : 'brand'}>
              {t(refusal ? 'coupon.several.refused' : answer?.status === 'waiting' ? 'coupon.several.waiting' : 'coupon.several.placed')}
            </Badge>
          </li>
        ))}
      </ul>
      <Button tone="brand" block onClick={onNext}>
        {t(placed < bets.length ? 'coupon.several.back' : 'coupon.done.next')}
      </Button>
    </div>
  );
}
