import './player-table.css';
import type { Translator } from '@touchline/i18n/translator';
import { IconButton } from '@touchline/ui/button';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { LiveOddsButton, type MatchSummary } from '../../../live/live-odds-button.tsx';
import { useMatchPreferences } from '../match-preferences.ts';
import { MarketStatus } from './market-status.tsx';
import { orderRows, type PlayerRow, type PlayerTable as Table } from './player-tables.ts';

/** So many players of a side stand there before the others are asked for. */
const FEW = 6;

interface PlayerTableProps {
  readonly table: Table;
  readonly match: MatchSummary;
  readonly sides: readonly [home: string, away: string];
  /** Found players are shown whole. */
  readonly sought: boolean;
}

/** The players of both sides as rows, their markets as columns. Collapses and pins as the cards of markets do. */
export function PlayerTable({ table, match, sides, sought }: PlayerTableProps) {
  const t = useTranslator();
  const { pinned, shut, unfolded, togglePin, toggleShut, toggleLines } = useMatchPreferences();
  const key = `players/${table.key}`;
  const rows = useStandingOrder(table.rows);
  const whole = sought || unfolded.includes(key);
  const shown = whole ? rows : fewRows(rows);
  const isShut = shut.includes(key);
  const title = t(`match.players.table.${table.key}` as 'match.players.table.scorers');
  const body = `players-${table.key}`;
  return (
    <section className={`card market-card${isShut ? ' market-card-shut' : ''}`} aria-label={title}>
      <header>
        <h3>
          <button type="button" aria-expanded={!isShut} aria-controls={body} onClick={() => toggleShut(key)}>
            <Icon name="chev" className="market-chevron" />
            <span className="ellipsis">{title}</span>
          </button>
        </h3>
        <MarketStatus status={table.status} />
        <IconButton
          className="market-tool"
          icon="pin"
          small
          label={t('match.market.pin', { name: title })}
          aria-pressed={pinned.includes(key)}
          onClick={() => togglePin(key)}
        />
      </header>
      {isShut ? null : (
        <div className="market-card-body" id={body}>
          <table className="player-table-prices" style={{ '--player-columns': table.heads.length } as React.CSSProperties}>
            <caption className="screen-reader-only">{title}</caption>
            <thead>
              <tr>
                <th scope="col">{t('match.players.player')}</th>
                {table.heads.map((head) => (
                  <th key={head} scope="col" title={t(`match.players.${head}.long` as 'match.players.anytime-goalscorer.long')}>
                    {t(`match.players.${head}` as 'match.players.anytime-goalscorer')}
                  </th>
                ))}
              </tr>
            </thead>
            {([1, 2, 0] as const).map((side) => (
              <SideRows
                key={side}
                rows={shown.filter((row) => row.side === side)}
                name={side === 0 ? null : sides[side - 1]}
                match={match}
              />
            ))}
          </table>
          {shown.length < rows.length || (whole && !sought && fewRows(rows).length < rows.length) ? (
            <button type="button" className="market-more" aria-expanded={whole} aria-controls={body} onClick={() => toggleLines(key)}>
              <Icon name="chev" className="market-more-chevron" size="s" />
              {moreText(t, table, whole)}
            </button>
          ) : null}
        </div>
      )}
    </section>
  );
}

/** A table of lines has more lines, one of columns more players. */
function moreText(t: Translator, { rows, heads }: Table, whole: boolean): string {
  if (heads[0] === 'over') return whole ? t('match.market.fewer') : t('match.market.all', { count: rows.length });
  return whole ? t('match.players.fewer') : t('match.players.all', { count: rows.filter(({ side }) => side !== 0).length });
}

interface SideRowsProps {
  readonly rows: readonly PlayerRow[];
  readonly name: string | null | undefined;
  readonly match: MatchSummary;
}

function SideRows({ rows, name, match }: SideRowsProps) {
  if (rows.length === 0) return null;
  return (
    <tbody>
      {name ? (
        <tr className="player-table-side">
          <th scope="rowgroup" colSpan={1 + (rows[0]?.cells.length ?? 0)}>
            {name}
          </th>
        </tr>
      ) : null}
      {rows.map((row) => (
        <tr key={row.key}>
          <th scope="row" className="player-table-name">
            <span className="ellipsis" title={row.name}>
              {row.name}
            </span>
          </th>
          {row.cells.map((cell, place) => (
            <td key={cell?.market.id ?? `empty-${place}`}>
              {cell ? (
                <LiveOddsButton
                  match={match}
                  market={cell.market}
                  selection={cell.selection}
                  {...(cell.label === undefined ? {} : { label: cell.label, wide: true })}
                  className="player-table-price"
                />
              ) : null}
            </td>
          ))}
        </tr>
      ))}
    </tbody>
  );
}

/** Of each side the first ones, one line each. */
function fewRows(rows: readonly PlayerRow[]): readonly PlayerRow[] {
  const counted = [0, 0, 0];
  return rows.filter(({ side, isOther }) => {
    if (isOther) return false;
    counted[side] = (counted[side] ?? 0) + 1;
    return side === 0 || (counted[side] ?? 0) <= FEW;
  });
}

/** The rows in the order in which they were first shown, so that no price moves under a finger; sorted again when other rows are on offer. */
function useStandingOrder(rows: readonly PlayerRow[]): readonly PlayerRow[] {
  const offered = rows.map(({ key }) => key).join();
  const [standing, setStanding] = useState(() => ({ offered, order: orderRows(rows).map(({ key }) => key) }));
  const order = standing.offered === offered ? standing.order : orderRows(rows).map(({ key }) => key);
  if (standing.offered !== offered) setStanding({ offered, order });
  const byKey = new Map(rows.map((row) => [row.key, row]));
  return order.flatMap((key) => byKey.get(key) ?? []);
}
