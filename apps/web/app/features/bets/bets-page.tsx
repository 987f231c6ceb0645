import type { BetView } from '@touchline/contract/bets';
import type { BidView } from '@touchline/contract/bids';
import type { AutoBetView } from '@touchline/contract/placing';
import { parseMoney } from '@touchline/kernel/money';
import { Button, buttonClass } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTexts } from '@touchline/ui/texts';
import { useMemo, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { totoPath } from '../../addresses.ts';
import { useCaller } from '../../caller-context.tsx';
import { usePersonalNews } from '../../live/personal-news.ts';
import { useFollowMatches } from '../../live/use-follow-matches.ts';
import { usePreferences } from '../../preferences-context.tsx';
import { scaleOf, useFormats } from '../../use-formats.ts';
import { AutoBets } from './auto-bets.tsx';
import { BetCard } from './bet-card.tsx';
import { BETS_TABS, type BetsFilter, historyBody, isFiltered } from './bets-filter.ts';
import { BetsFilterForm } from './bets-filter-form.tsx';
import { BetsLinks } from './bets-frame.tsx';
import { BidsList } from './bids-list.tsx';
import { NoBets } from './no-bets.tsx';
import { useManagedBets } from './use-managed-bets.ts';

interface Page {
  readonly bets: readonly BetView[];
  readonly next: string | null;
}

interface BetsPageProps {
  readonly filter: BetsFilter;
  readonly loaded: Page;
  /** Of their own tabs. */
  readonly autoBets: readonly AutoBetView[];
  readonly bids: readonly BidView[];
}

/** My bets (S126): open ones with every leg live, settled ones with what they paid, those that wait for a price or a trader. */
export function BetsPage({ filter, loaded, autoBets, bids }: BetsPageProps) {
  const t = useTexts();
  return (
    <>
      <div className="h2row">
        <h1>{t('bets.title')}</h1>
      </div>
      <BetsLinks page={null} />
      <nav className="tabs bets-tabs" aria-label={t('bets.tabs')}>
        {BETS_TABS.map((tab) => (
          <Link
            key={tab}
            className={`tab${filter.tab === tab ? ' on' : ''}`}
            to={`?tab=${tab}`}
            aria-current={filter.tab === tab ? 'page' : undefined}
          >
            {t(`bets.tab.${tab}`)}
          </Link>
        ))}
        <Link className="tab" to={`${totoPath(t.language)}/tickets`}>
          {t('bets.tab.toto')}
        </Link>
        <span className="sp" />
        {filter.tab === 'open' && loaded.bets.length > 0 ? <AtStake bets={loaded.bets} /> : null}
      </nav>
      {filter.tab === 'auto' ? (
        <AutoBets autoBets={autoBets} />
      ) : filter.tab === 'bids' ? (
        <BidsList bids={bids} />
      ) : (
        <History filter={filter} loaded={loaded} />
      )}
    </>
  );
}

function History({ filter, loaded }: Pick<BetsPageProps, 'filter' | 'loaded'>) {
  const t = useTexts();
  const caller = useCaller();
  const { zone } = usePreferences();
  const { revalidate } = useRevalidator();
  const managed = useManagedBets({ wanted: filter.tab === 'open' });
  const [more, setMore] = useState<{ readonly of: typeof loaded; readonly bets: readonly BetView[]; readonly next: string | null }>({
    of: loaded,
    bets: [],
    next: loaded.next,
  });
  const [filterOpen, setFilterOpen] = useState(isFiltered(filter));
  const [busy, setBusy] = useState(false);
  const older = more.of === loaded ? more : { of: loaded, bets: [], next: loaded.next };
  const bets = useMemo(() => [...loaded.bets, ...older.bets], [loaded.bets, older.bets]);
  useFollowMatches(
    useMemo(() => [...new Set(bets.filter((bet) => bet.status === 'open').flatMap((bet) => bet.legs.map((leg) => leg.matchId)))], [bets]),
  );
  usePersonalNews((news) => {
    if (news.kind === 'bet' || news.kind === 'bet-decision') void revalidate();
  });

  const loadOlder = async (): Promise<void> => {
    if (older.next === null) return;
    setBusy(true);
    const reply = await caller.executeSafe('betsHistory', { body: { ...historyBody(filter, zone, t.language), before: older.next } });
    setBusy(false);
    if (reply.data) setMore({ of: loaded, bets: [...older.bets, ...reply.data.bets], next: reply.data.next });
  };
  const { lng: _, betId: __, ...exported } = historyBody(filter, zone, t.language);

  const emptiness = isFiltered(filter) ? 'filtered' : filter.tab === 'open' ? 'open' : 'settled';
  const known = new Map((managed.bets ?? []).map((one) => [one.bet.betId, one]));
  return (
    <>
      <div className="h2row">
        <span className="sp" />
        <Button size="xs" tone="ghost" icon="filter" aria-expanded={filterOpen} onClick={() => setFilterOpen(!filterOpen)}>
          {t('bets.filter')}
        </Button>
        <a
          className={buttonClass('ghost', 'xs')}
          href={caller.address('betsExport', { query: exported })}
          download="bets.csv"
          title={t('bets.csv.hint')}
        >
          <Icon name="download" size="xs" />
          {t('bets.csv')}
        </a>
      </div>
      {filterOpen ? <BetsFilterForm filter={filter} /> : null}
      {bets.length === 0 ? (
        <NoBets title={t(`bets.empty.${emptiness}.title`)} text={t(`bets.empty.${emptiness}.text`)} feed="live" />
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

/** What is at stake on the page and what it could return, where all of it is in one currency. */
function AtStake({ bets }: { readonly bets: readonly BetView[] }) {
  const t = useTexts();
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
    <span className="mut num off-sum">
      {t('bets.sum', {
        stake: money(
          sum((bet) => bet.stake),
          first.currency,
        ),
        amount: money(
          sum((bet) => bet.possibleReturn),
          first.currency,
        ),
      })}
    </span>
  );
}
