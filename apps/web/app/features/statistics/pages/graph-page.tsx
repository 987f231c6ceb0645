import '../styles/price-chart.css';
import type { OddsFormat } from '@touchline/betting/odds-format';
import { statisticsRoute } from '@touchline/client/frames/statistics-path';
import type { PriceGraph } from '@touchline/contract/statistics/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Chip } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useMemo, useState } from 'react';
import { Form, useRevalidator, useSubmit } from 'react-router';
import { formatDisplayedOdds } from '../../../shell/formats/format-displayed-odds.ts';
import { useHydrated } from '../../../shell/page/use-hydrated.ts';
import { useOddsFormatter } from '../../../shell/preferences/preferences-context.tsx';
import { CollapsibleCard } from '../bracket/collapsible-card.tsx';
import { CompetitorName } from '../competitor-name.tsx';
import { type PricedGame, StatisticsPrice } from '../frame/statistics-price.tsx';
import { useStatisticsFormats, useStatisticsRoute, useStatisticsView } from '../frame/statistics-view.tsx';
import { LINE_COLOURS } from '../prices/line-colours.ts';
import { PriceChart } from '../prices/price-chart.tsx';
import { MatchHeader, SubjectHeader } from './match-header.tsx';

const REFRESH_MS = 15_000;
/** R119: views of prices by their number on the wire. */
const VIEWS: readonly (OddsFormat | null)[] = [null, 'fractional', 'american', 'decimal', 'hong-kong', 'indonesian', 'malay'];

export interface GraphPageProps {
  readonly graph: PriceGraph;
  /** Number of the asked view of prices; 0 is the player's own (R012). */
  readonly coefView: number;
  /** Null once the match is over: nothing moves any more. */
  readonly game: PricedGame | null;
  readonly sport: number;
}

/** How the prices of a market moved, to be read at any moment (S206). */
export function GraphPage({ graph, coefView, game, sport }: GraphPageProps) {
  const t = useTranslator();
  const { date, time } = useStatisticsFormats();
  const own = useOddsFormatter();
  const format = VIEWS[coefView];
  const odds = useMemo(() => (format ? (milli: number) => formatDisplayedOdds(milli, format) : own), [format, own]);
  useRefresh(game !== null);
  const when = (
    <time className="figures">
      {date(graph.startsAt)} {time(graph.startsAt)}
    </time>
  );
  return (
    <>
      {graph.away ? (
        <MatchHeader home={graph.home} away={graph.away} sport={sport} top={<span>{t('stats.graph')}</span>}>
          <h1 className="screen-reader-only">
            {t('stats.graph')}: {t('common.vs', { home: graph.home.name, away: graph.away.name })}
          </h1>
          {when}
        </MatchHeader>
      ) : (
        <SubjectHeader
          top={<CompetitorName competitor={graph.home} sport={sport} />}
          mark={null}
          title={`${t('stats.graph')}: ${graph.home.name}`}
        >
          {when}
        </SubjectHeader>
      )}
      <MarketPicker graph={graph} coefView={coefView} />
      {graph.market && graph.series.some(({ latest }) => latest > 0) ? (
        <MarketGraph key={graph.market.id} graph={graph} odds={odds} game={game} />
      ) : (
        <section className="card">
          <EmptyState title={t('stats.none.title')} text={t('stats.graph.none')} />
        </section>
      )}
    </>
  );
}

/** Asks again now and then, while somebody looks. */
function useRefresh(running: boolean): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (!running) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible' && state === 'idle') void revalidate();
    }, REFRESH_MS);
    return () => clearInterval(timer);
  }, [running, revalidate, state]);
}

function MarketPicker({ graph, coefView }: { readonly graph: PriceGraph; readonly coefView: number }) {
  const t = useTranslator();
  const submit = useSubmit();
  const address = useStatisticsRoute();
  const hydrated = useHydrated();
  const { mode } = useStatisticsView();
  if (graph.markets.length < 2) return null;
  const [path = '', query = ''] = address(statisticsRoute('coefGraph', { gameId: graph.gameId, coefView })).split('?');
  const kept = [...new URLSearchParams(query)];
  return (
    <Form
      className="card graph-choice"
      action={path}
      replace={mode === 'frame'}
      onChange={(event) => void submit(event.currentTarget, { replace: true })}
    >
      {kept.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <label className="field">
        <span>{t('stats.graph.market')}</span>
        <select name="market" defaultValue={graph.market?.id}>
          {graph.markets.map((market) => (
            <option key={market.id} value={market.id}>
              {market.name}
            </option>
          ))}
        </select>
      </label>
      {hydrated ? null : (
        <button type="submit" className={buttonClass('plain', 'sm')}>
          {t('stats.graph.choose')}
        </button>
      )}
    </Form>
  );
}

/** Three lines can be read together; more are the reader's own choice. */
const SHOWN = 3;

function MarketGraph({
  graph,
  odds,
  game,
}: {
  readonly graph: PriceGraph;
  readonly odds: (milli: number) => string;
  readonly game: PricedGame | null;
}) {
  const t = useTranslator();
  const series = graph.series.slice(0, LINE_COLOURS.length);
  const [hidden, setHidden] = useState<ReadonlySet<number>>(() => new Set(series.slice(SHOWN).map(({ selectionId }) => selectionId)));
  const lines = useMemo(
    () =>
      series.flatMap((one, index) =>
        hidden.has(one.selectionId)
          ? []
          : [
              {
                id: one.selectionId,
                name: one.name,
                colour: LINE_COLOURS[index] ?? '',
                points: one.points.map(([at, price]) => [at * 1000, price] as const),
              },
            ],
      ),
    [series, hidden],
  );
  const toggle = (id: number): void => {
    const next = new Set(hidden);
    if (!next.delete(id)) next.add(id);
    // The last line stays: an empty graph says nothing.
    if (next.size < series.length) setHidden(next);
  };
  return (
    <CollapsibleCard item="graph" title={graph.market?.name ?? ''}>
      <fieldset className="graph-lines">
        <legend className="screen-reader-only">{t('stats.graph.selections')}</legend>
        {series.map((one, index) => (
          <Chip key={one.selectionId} on={!hidden.has(one.selectionId)} onClick={() => toggle(one.selectionId)}>
            <i className="status-dot graph-line-dot" style={{ background: LINE_COLOURS[index] }} aria-hidden="true" />
            <bdi>{one.name}</bdi>
          </Chip>
        ))}
      </fieldset>
      <PriceChart name={graph.market?.name ?? ''} lines={lines} startsAt={graph.startsAt * 1000} odds={odds} />
      <ScrollBox label={t('stats.graph.selections')}>
        <table className="table statistics-table">
          <thead>
            <tr>
              <th scope="col">{t('stats.graph.selection')}</th>
              {(['opening', 'lowest', 'highest', 'latest'] as const).map((figure) => (
                <th key={figure} scope="col" className="table-end">
                  {t(`stats.graph.${figure}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {graph.series.map((one) => (
              <tr key={one.selectionId}>
                <td className="statistics-table-who">
                  <bdi>{one.name}</bdi>
                </td>
                <td className="table-end figures statistics-cell statistics-cell-end">{one.opening ? odds(one.opening) : '–'}</td>
                <td className="table-end figures statistics-cell statistics-cell-end">{one.lowest ? odds(one.lowest) : '–'}</td>
                <td className="table-end figures statistics-cell statistics-cell-end">{one.highest ? odds(one.highest) : '–'}</td>
                <td className="table-end">
                  <StatisticsPrice graph={graph} one={one} game={game} text={one.latest ? odds(one.latest) : '–'} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </CollapsibleCard>
  );
}
