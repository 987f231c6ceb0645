import type { BetView } from '@touchline/contract/bets';
import type { EditQuote, SaleQuote } from '@touchline/contract/sale';
import { Button, IconButton } from '@touchline/ui/button';
import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { useOddsText } from '../../preferences-context.tsx';
import { ProblemNote } from '../../problem-note.tsx';
import { useCall } from '../../use-call.ts';
import { useFormats } from '../../use-formats.ts';
import { useBetCoupon } from './bet-coupon-port.ts';
import { isChanged, type PlannedLeg, successorBody } from './edit-plan.ts';
import { LegSwap } from './leg-swap.tsx';

interface EditFormProps {
  readonly bet: BetView;
  readonly sale: SaleQuote;
  readonly onDone: () => void;
}

const planned = (bet: BetView, sale: SaleQuote): readonly PlannedLeg[] =>
  bet.legs.flatMap((leg, index) =>
    leg.result === null ? [{ ...leg, odds: sale.legs.find((one) => one.leg === index)?.oddsNow ?? leg.odds }] : [],
  );

/** Swap, add or remove selections of a running bet: what it is worth becomes the stake of the new one, previewed before it is agreed to. */
export function EditForm({ bet, sale, onDone }: EditFormProps) {
  const t = useTexts();
  const caller = useCaller();
  const navigate = useNavigate();
  const odds = useOddsText();
  const { amount } = useFormats();
  const { selections } = useBetCoupon();
  const { busy, problem, run } = useCall();
  const [legs, setLegs] = useState(() => planned(bet, sale));
  const [quote, setQuote] = useState<EditQuote | null>(null);
  const attempt = useRef<{ readonly key: string; readonly guid: string } | null>(null);
  const { offer, currency } = sale;
  const changed = isChanged(bet, legs) && legs.length > 0;
  const key = JSON.stringify([offer, legs]);
  const { betId } = bet;
  const { kind, systemSize } = bet;

  useEffect(() => {
    if (!changed || offer === null) return undefined;
    let gone = false;
    const [, wanted] = JSON.parse(key) as readonly [string, readonly PlannedLeg[]];
    const timer = setTimeout(() => {
      const body = { bet: successorBody({ kind, systemSize }, wanted, offer, nanoid(), t.language) };
      void caller.executeSafe('editQuote', { params: { betId }, body }).then(({ data }) => {
        if (!gone) setQuote(data ?? null);
      });
    }, 250);
    return () => {
      gone = true;
      clearTimeout(timer);
    };
  }, [changed, key, betId, kind, systemSize, offer, caller, t.language]);

  if (offer === null)
    return (
      <Note kind="info" icon="lock">
        <p>{sale.refusal?.message ?? t('bets.sale.none')}</p>
      </Note>
    );
  const others = selections.filter((one) => !legs.some((leg) => leg.matchId === one.matchId && leg.selectionId === one.selectionId));
  const change = (next: readonly PlannedLeg[]): void => {
    setQuote(null);
    setLegs(next);
  };
  // The prices of the preview are the ones that are agreed to.
  const priced = (): readonly PlannedLeg[] =>
    legs.map((leg) => ({
      ...leg,
      odds: quote?.legs.find((one) => one.matchId === leg.matchId && one.selectionId === leg.selectionId)?.odds ?? leg.odds,
    }));
  const save = (): void => {
    if (attempt.current?.key !== key) attempt.current = { key, guid: nanoid() };
    const { guid } = attempt.current;
    void run(
      () => caller.execute('editBet', { params: { betId }, body: { bet: successorBody(bet, priced(), offer, guid, t.language) } }),
      (answer) => {
        onDone();
        if (answer.betId) void navigate(`/${t.language}/bets/${answer.betId}`);
        return t('bets.edit.done');
      },
    );
  };
  const settled = bet.legs.length - planned(bet, sale).length;
  return (
    <div className="act">
      {settled > 0 ? <p className="mut">{t('bets.edit.settled', { n: settled })}</p> : null}
      <ul className="edit-l">
        {legs.map((leg, index) => (
          <li key={`${leg.matchId}:${leg.selectionId}`}>
            <span className="bx">
              <b className="ell">{leg.selectionName}</b>
              <small className="ell mut">
                {leg.marketName} · {leg.matchName}
              </small>
            </span>
            <b className="num">{odds(leg.odds)}</b>
            <LegSwap leg={leg} onSwap={(next) => change(legs.with(index, next))} />
            <IconButton
              icon="close"
              small
              label={t('coupon.leg.remove', { name: leg.selectionName })}
              onClick={() => change(legs.toSpliced(index, 1))}
            />
          </li>
        ))}
      </ul>
      {others.length > 0 ? (
        <div className="edit-a">
          <span className="mut">{t('bets.edit.add')}</span>
          {others.map((one) => (
            <Button key={`${one.matchId}:${one.selectionId}`} size="xs" icon="plus" onClick={() => change([...legs, one])}>
              <span className="ell">{one.selectionName}</span> <span className="num">{odds(one.odds)}</span>
            </Button>
          ))}
        </div>
      ) : (
        <p className="mut3">{t('bets.edit.hint')}</p>
      )}
      {quote && changed ? (
        quote.refusal ? (
          <Note kind="warning" live>
            <p>{quote.refusal.message}</p>
          </Note>
        ) : (
          <dl className="act-m num">
            <div>
              <dt>{t('bets.stake')}</dt>
              <dd>{quote.stake ? amount(quote.stake, currency) : '–'}</dd>
            </div>
            <div>
              <dt>{t('bets.odds')}</dt>
              <dd>{quote.totalOdds ?? '–'}</dd>
            </div>
            <div>
              <dt>{t('bets.possible')}</dt>
              <dd className="amber">{quote.possibleReturn ? amount(quote.possibleReturn, currency) : '–'}</dd>
            </div>
          </dl>
        )
      ) : null}
      <ProblemNote text={problem} />
      <div className="acts">
        <Button tone="amber" busy={busy} disabled={!changed || quote === null || quote.refusal !== null} onClick={save}>
          {t('bets.edit.save')}
        </Button>
        <Button disabled={busy || !isChanged(bet, legs)} onClick={() => change(planned(bet, sale))}>
          {t('bets.edit.reset')}
        </Button>
      </div>
    </div>
  );
}
