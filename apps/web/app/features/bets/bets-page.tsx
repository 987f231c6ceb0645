import type { BetView } from '@touchline/contract/bets/calls';
import type { AutoBetView } from '@touchline/contract/bets/placement';
import type { BetReferralView } from '@touchline/contract/bids/calls';
import { parseMoney } from '@touchline/kernel/money';
import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useMemo, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { usePlayerEvents } from '../../live/player-events.ts';
import { useMatchSubscriptions } from '../../live/use-match-subscriptions.ts';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { callAddress } from '../../shell/api/call-address.ts';
import { scaleOf, useFormats } from '../../shell/formats/use-formats.ts';
import { totoPath } from '../../shell/paths.ts';
import { usePreferences } from '../../shell/preferences/preferences-context.tsx';
import { BetCard } from './bet-card.tsx';
import { BETS_TABS, type BetsFilter, hasBetsFilter, historyBody } from './bets-filter.ts';
import { BetsFilterForm } from './bets-filter-form.tsx';
import { BetsLinks } from './bets-frame.tsx';
import { EmptyBets } from './empty-bets.tsx';
import { useManagedBets } from './manage/use-managed-bets.ts';
import { AutoBets } from './waiting/auto-bets.tsx';
import { ReferralList } from './waiting/referral-list.tsx';

interface Page {
  readonly bets: readonly BetView[];
  readonly next: string | null;
}

interface BetsPageProps {
  readonly filter: BetsFilter;
  readonly loaded: Page;
  /** Of their own tabs. */
  readonly autoBets: readonly AutoBetView[];
  readonly bids: readonly BetReferralView[];
}

/** My bets (S126): open ones with every leg live, settled ones with what they paid, those that wait for a price or a trader. */
export function BetsPage({ filter, loaded, autoBets, bids }: BetsPageProps) {
  const t = useTranslator();
  return (
    <>
      <div className="heading-row">
        <h1 className="bets-title">{t('bets.title')}</h1>
      </div>
      <BetsLinks page={null} />
      <nav className="tabs bets-tabs" aria-label={t('bets.tabs')}>
        {BETS_TABS.map((tab) => (
          <Link
            key={tab}
            className={`tab-item${filter.tab === tab ? ' tab-on' : ''}`}
            to={`?tab=${tab}`}
            aria-current={filter.tab === tab ? 'page' : undefined}
          >
            {t(`bets.tab.${tab}`)}
          </Link>
        ))}
        <Link className="tab-item" to={`${totoPath(t.language)}/tickets`}>
          {t('bets.tab.toto')}
        </Link>
        <span className="spacer" />
        {filter.tab === 'open' && loaded.bets.length > 0 ? <OpenStakeSummary bets={loaded.bets} /> : null}
      </nav>
      {filter.tab === 'auto' ? (
        <AutoBets autoBets={autoBets} />
      ) : filter.tab === 'bids' ? (
        <ReferralList bids={bids} />
      ) : (
        <BetsHistoryList filter={filter} loaded={loaded} />
      )}
    </>
  );
}

function BetsHistoryList({ filter, loaded }: Pick<BetsPageProps, 'filter' | 'loaded'>) {
  const t = useTranslator();
  const caller = useApiClient();
  const { zone } = usePreferences();
  const { revalidate } = useRevalidator();
  const managed = useManagedBets({ wanted: filter.tab === 'open' });
  const [more, setMore] = useState<{ readonly of: typeof loaded; readonly bets: readonly BetView[]; readonly next: string | null }>({
    of: loaded,
    bets: [],
    next: loaded.next,
  });
  const [filterOpen, setFilterOpen] = useState(hasBetsFilter(filter));
  const [busy, setBusy] = useState(false);
  const older = more.of === loaded ? more : { of: loaded, bets: [], next: loaded.next };
  const bets = useMemo(() => [...loaded.bets, ...older.bets], [loaded.bets, older.bets]);
  useMatchSubscriptions(
    useMemo(() => [...new Set(bets.filter((bet) => bet.status === 'open').flatMap((bet) => bet.legs.map((leg) => leg.matchId)))], [bets]),
  );
  usePlayerEvents((news) => {
    if (news.kind === 'bet' || news.kind === 'bet-decision') void revalidate();
  });

  const loadOlder = async (): Promise<void> => {
    if (older.next === null) return;
    setBusy(true);
    const reply = await caller.tryExecute('betsHistory', { body: { ...historyBody(filter, zone, t.language), before: older.next } });
    setBusy(false);
    if (reply.data) setMore({ of: loaded, bets: [...older.bets, ...reply.data.bets], next: reply.data.next });
  };
  const { lng: _, betId: __, ...exported } = historyBody(filter, zone, t.language);

  const emptiness = hasBetsFilter(filter) ? 'filtered' : filter.tab === 'open' ? 'open' : 'settled';
  const known = new Map((managed.bets ?? []).map((one) => [one.bet.betId, one]));
  return (
    <>
      <div className="heading-row">
        <span className="spacer" />
        <Button size="xs" tone="ghost" icon="filter" aria-expanded={filterOpen} onClick={() => setFilterOpen(!filterOpen)}>
          {t('bets.filter')}
        </Button>
        <a
          className={buttonClass('ghost', 'xs')}
          href={callAddress('betsExport', { query: exported })}
          download="bets.csv"
          title={t('bets.csv.hint')}
        >
          <Icon name="download" size="xs" />
          {t('bets.csv')}
        </a>
      </div>
      {filterOpen ? <BetsFilterForm filter={filter} /> : null}
      {bets.length === 0 ? (
        <EmptyBets title={t(`bets.empty.${emptiness}.title`)} text={t(`bets.empty.${emptiness}.text`)} feed="live" />
      ) : (
        bets.map((bet) => (
          <BetCard
            key={bet.betId}
            bet={bet}
            managed={bet.status === 'open' ? known.get(bet.betId) : undefined}
            points={managed.points.get(bet.betId) ?? []}
            hidden={filter.hidden}
            onDone={() => {
              managed.reload();
              void revalidate();
            }}
          />
        ))
      )}
      {older.next === null ? null : (
        <Button block busy={busy} onClick={() => void loadOlder()}>
          {t('bets.more')}
        </Button>
      )}
    </>
  );
}

/** The stakes of the page and what they could return, where all of it is in one currency. */
function OpenStakeSummary({ bets }: { readonly bets: readonly BetView[] }) {
  const t = useTranslator();
  const { money } = useFormats();
  const [first] = bets;
  if (!first || bets.some((bet) => bet.currency !== first.currency)) return null;
  const scale = scaleOf(first.currency);
  const sum = (text: (bet: BetView) => string): bigint =>
    bets.reduce((total, bet) => {
      const amount = parseMoney(text(bet), scale);
      return amount.ok ? total + amount.value : total;
    }, 0n);
  return (
    <span className="muted figures bets-sum">
      {t('bets.sum', {
        stake: money(
          sum((bet) => bet.stake),
          first.currency,
        ),
        amount: money(
          sum((bet) => bet.potentialReturn),
          first.currency,
        ),
      })}
    </span>
  );
}
