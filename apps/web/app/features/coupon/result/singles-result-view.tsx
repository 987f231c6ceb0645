import type { BetPlacementResult } from '@touchline/contract/bets/placement';
import { Badge } from '@touchline/ui/badge';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import type { CouponDraft } from '../state/coupon-store.ts';
import { ResultHeading } from './result-heading.tsx';

interface SinglesResultViewProps {
  readonly bets: readonly BetPlacementResult[];
  readonly draft: CouponDraft;
  readonly onNext: () => void;
}

/** The results of several singles, one by one: those refused say why and stay in the coupon. */
export function SinglesResultView({ bets, draft, onNext }: SinglesResultViewProps) {
  const t = useTranslator();
  const { amount } = useFormats();
  const placed = bets.filter((one) => one.answer !== null).length;
  return (
    <div className="accepted">
      <ResultHeading title={t('coupon.several.title', { placed, count: bets.length })} icon={placed > 0 ? 'check' : 'warn'} />
      <ul className="singles-result">
        {bets.map(({ betGuid, answer, refusal }, index) => (
          <li key={betGuid}>
            <span className="remove-leg singles-result-leg">
              <b className="ellipsis">{draft.legs[index]?.selectionName}</b>
              <small className="muted">
                {answer ? (
                  <>
                    <span className="figures">{amount(answer.stake, answer.currency)}</span>
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
