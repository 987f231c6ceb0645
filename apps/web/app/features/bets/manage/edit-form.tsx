import type { BetView } from '@touchline/contract/bets/calls';
import type { CashOutQuote, EditQuote } from '@touchline/contract/cash-out/calls';
import { Button, IconButton } from '@touchline/ui/button';
import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { useCouponAccess } from '../coupon-access.ts';
import { buildEditRequest, type EditedLeg, hasChanges } from './edited-bet.ts';
import { LegSwap } from './leg-swap.tsx';

interface EditFormProps {
  readonly bet: BetView;
  readonly sale: CashOutQuote;
  readonly onDone: () => void;
}

const planned = (bet: BetView, sale: CashOutQuote): readonly EditedLeg[] =>
  bet.legs.flatMap((leg, index) =>
    leg.result === null ? [{ ...leg, odds: sale.legs.find((one) => one.leg === index)?.oddsNow ?? leg.odds }] : [],
  );

/** Swap, add or remove selections of a running bet: what it is worth becomes the stake of the new one, previewed before it is agreed to. */
export function EditForm({ bet, sale, onDone }: EditFormProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const navigate = useNavigate();
  const odds = useOddsFormatter();
  const { amount } = useFormats();
  const { selections } = useCouponAccess();
  const { busy, problem, run } = useAction();
  const [legs, setLegs] = useState(() => planned(bet, sale));
  const [quote, setQuote] = useState<EditQuote | null>(null);
  const attempt = useRef<{ readonly key: string; readonly guid: string } | null>(null);
  const { offer, currency } = sale;
  const changed = hasChanges(bet, legs) && legs.length > 0;
  const key = JSON.stringify([offer, legs]);
  const { betId } = bet;
  const { kind, systemSize } = bet;

  useEffect(() => {
    if (!changed || offer === null) return undefined;
    let gone = false;
    const [, wanted] = JSON.parse(key) as readonly [string, readonly EditedLeg[]];
    const timer = setTimeout(() => {
      const body = { bet: buildEditRequest({ kind, systemSize }, wanted, offer, nanoid(), t.language) };
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
      <Callout kind="info" icon="lock">
        <p>{sale.refusal?.message ?? t('bets.sale.none')}</p>
      </Callout>
    );
  const others = selections.filter((one) => !legs.some((leg) => leg.matchId === one.matchId && leg.selectionId === one.selectionId));
  const change = (next: readonly EditedLeg[]): void => {
    setQuote(null);
    setLegs(next);
  };
  // The prices of the preview are the ones that are agreed to.
  const priced = (): readonly EditedLeg[] =>
    legs.map((leg) => ({
      ...leg,
      odds: quote?.legs.find((one) => one.matchId === leg.matchId && one.selectionId === leg.selectionId)?.odds ?? leg.odds,
    }));
  const save = (): void => {
    if (attempt.current?.key !== key) attempt.current = { key, guid: nanoid() };
    const { guid } = attempt.current;
    void run(
      () => caller.execute('editBet', { params: { betId }, body: { bet: buildEditRequest(bet, priced(), offer, guid, t.language) } }),
      (answer) => {
        onDone();
        if (answer.betId) void navigate(`/${t.language}/bets/${answer.betId}`);
        return t('bets.edit.done');
      },
    );
  };
  const settled = bet.legs.length - planned(bet, sale).length;
  return (
    <div className="bet-action">
      {settled > 0 ? <p className="muted bet-action-words">{t('bets.edit.settled', { n: settled })}</p> : null}
      <ul className="edit-form-legs">
        {legs.map((leg, index) => (
          <li key={`${leg.matchId}:${leg.selectionId}`}>
            <span className="remove-leg">
              <b className="ellipsis">{leg.selectionName}</b>
              <small className="ellipsis muted">
                {leg.marketName} · {leg.matchName}
              </small>
            </span>
            <b className="figures">{odds(leg.odds)}</b>
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
        <div className="edit-form-add">
          <span className="muted">{t('bets.edit.add')}</span>
          {others.map((one) => (
            <Button key={`${one.matchId}:${one.selectionId}`} size="xs" icon="plus" onClick={() => change([...legs, one])}>
              <span className="ellipsis">{one.selectionName}</span> <span className="figures">{odds(one.odds)}</span>
            </Button>
          ))}
        </div>
      ) : (
        <p className="faint bet-action-note">{t('bets.edit.hint')}</p>
      )}
      {quote && changed ? (
        quote.refusal ? (
          <Callout kind="warning" live>
            <p>{quote.refusal.message}</p>
          </Callout>
        ) : (
          <dl className="bet-action-figures figures">
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
              <dd className="amber">{quote.potentialReturn ? amount(quote.potentialReturn, currency) : '–'}</dd>
            </div>
          </dl>
        )
      ) : null}
      <FormError text={problem} />
      <div className="bets-actions">
        <Button tone="amber" busy={busy} disabled={!changed || quote === null || quote.refusal !== null} onClick={save}>
          {t('bets.edit.save')}
        </Button>
        <Button disabled={busy || !hasChanges(bet, legs)} onClick={() => change(planned(bet, sale))}>
          {t('bets.edit.reset')}
        </Button>
      </div>
    </div>
  );
}
