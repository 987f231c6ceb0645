import type { AutoBetView } from '@touchline/contract/placing';
import { Badge } from '@touchline/ui/badge';
import { Button, buttonClass } from '@touchline/ui/button';
import { Empty } from '@touchline/ui/empty';
import { useTexts } from '@touchline/ui/texts';
import { Link, useRevalidator } from 'react-router';
import { useCaller } from '../../caller-context.tsx';
import { useNow } from '../../live/clock.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useOddsText } from '../../preferences-context.tsx';
import { useSession } from '../../session-context.tsx';
import { useFormats } from '../../use-formats.ts';
import { useBetCall } from './use-bet-call.ts';

const TONES = { waiting: 'info', placed: 'brand', refused: 'danger', dropped: 'amber', expired: 'amber', cancelled: 'plain' } as const;

/** Bets that wait for their price, and what became of those that did. */
export function AutoBets({ autoBets }: { readonly autoBets: readonly AutoBetView[] }) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  usePersonalNews((news) => {
    if (news.kind === 'auto-bet') void revalidate();
  });
  if (autoBets.length === 0)
    return (
      <section className="card">
        <Empty title={t('bets.auto.empty')} text={t('bets.auto.empty.text')}>
          <Link className={buttonClass('brand')} to={`/${t.language}/line`}>
            {t('bets.empty.go')}
          </Link>
        </Empty>
      </section>
    );
  return autoBets.map((auto) => <AutoBet key={auto.autoBetId} auto={auto} onEnded={() => void revalidate()} />);
}

function AutoBet({ auto, onEnded }: { readonly auto: AutoBetView; readonly onEnded: () => void }) {
  const t = useTexts();
  const caller = useCaller();
  const odds = useOddsText();
  const now = useNow();
  const currency = useSession()?.currency ?? 'EUR';
  const { amount, day, time } = useFormats();
  const { busy, problem, run } = useBetCall();
  const cancel = (): void => {
    void run(
      () => caller.execute('cancelAutoBet', { params: { autoBetId: auto.autoBetId } }),
      () => {
        onEnded();
        return t('bets.auto.cancelled');
      },
    );
  };
  return (
    <article className="card waiting-bet">
      <header>
        <b className="strong">{t('bets.auto.target', { odds: odds(auto.targetOdds) })}</b>
        <Badge tone={TONES[auto.status]}>{t(`bets.auto.${auto.status}`)}</Badge>
        <span className="sp" />
        <time className="mut3 num" dateTime={new Date(auto.orderedAt).toISOString()}>
          {day(auto.orderedAt, now)} {time(auto.orderedAt)}
        </time>
      </header>
      <ul>
        {auto.legs.map((leg) => (
          <li key={`${leg.matchId}:${leg.selectionId}`}>
            <b>{leg.selectionName}</b>{' '}
            <small className="mut">
              {leg.marketName} · <Link to={`/${t.language}/match/${leg.matchId}`}>{leg.matchName}</Link>
            </small>
          </li>
        ))}
      </ul>
      <footer>
        <span className="num">
          {t('bets.stake')} <b>{amount(auto.stake, currency)}</b>
        </span>
        {auto.dropOnScoreChange ? <span className="mut">{t('coupon.auto.drop')}</span> : null}
        {auto.transformEventKind ? <span className="mut">{t('coupon.auto.follow')}</span> : null}
        {auto.refusal ? <span className="red">{auto.refusal.message}</span> : null}
        {problem ? <span className="red">{problem}</span> : null}
        <span className="sp" />
        {auto.betId ? (
          <Link className={buttonClass('plain', 'sm')} to={`/${t.language}/bets/${auto.betId}`}>
            {t('bets.receipt')}
          </Link>
        ) : null}
        {auto.status === 'waiting' ? (
          <Button size="sm" busy={busy} onClick={cancel}>
            {t('bets.auto.cancel')}
          </Button>
        ) : null}
      </footer>
    </article>
  );
}
