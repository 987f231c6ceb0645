import './poker-lobby.css';
import { POKER_VARIANTS } from '@touchline/casino/poker/variant';
import type { PokerTableInfo } from '@touchline/contract/poker/shapes';
import { buttonClass } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { pokerPath } from '../../../../shell/paths.ts';
import { filterTables, type PokerFilter, pokerFilterSearch } from './lobby-filter.ts';
import { PokerTableRow } from './poker-table-row.tsx';
import { PokerTabs } from './poker-tabs.tsx';

interface PokerLobbyPageProps {
  readonly tables: readonly PokerTableInfo[];
  readonly filter: PokerFilter;
}

/** The lobby of the poker rooms (S228): tables by game and stakes. */
export function PokerLobbyPage({ tables, filter }: PokerLobbyPageProps) {
  const t = useTranslator();
  const shown = filterTables(tables, filter);
  return (
    <>
      <header className="poker-lobby-head">
        <h1>{t('poker.title')}</h1>
        <p className="muted">{t('poker.lead')}</p>
      </header>
      <PokerTabs at="cash" />
      <LobbyFilter filter={filter} />
      {shown.length === 0 ? (
        <Card>
          <EmptyState title={t('poker.none.title')} text={t('poker.none.text')}>
            <Link className={buttonClass('brand')} to={pokerPath(t.language)}>
              {t('poker.none.all')}
            </Link>
          </EmptyState>
        </Card>
      ) : (
        POKER_VARIANTS.map((variant) => (
          <VariantTables key={variant} variant={variant} tables={shown.filter((table) => table.variant === variant)} />
        ))
      )}
    </>
  );
}

function VariantTables({ variant, tables }: { readonly variant: PokerTableInfo['variant']; readonly tables: readonly PokerTableInfo[] }) {
  const t = useTranslator();
  if (tables.length === 0) return null;
  return (
    <section className="card" aria-labelledby={`poker-${variant}`}>
      <div className="card-head">
        <h2 id={`poker-${variant}`}>{t(`poker.variant.${variant}`)}</h2>
      </div>
      <ul className="poker-tables">
        {tables.map((table) => (
          <PokerTableRow key={table.tableId} table={table} />
        ))}
      </ul>
    </section>
  );
}

/** The filter is in the address: chips are links. */
function LobbyFilter({ filter }: { readonly filter: PokerFilter }) {
  const t = useTranslator();
  const chip = (text: string, isOn: boolean, next: PokerFilter) => (
    <Link
      key={text}
      className={chipClass(isOn)}
      aria-current={isOn ? 'true' : undefined}
      to={`${pokerPath(t.language)}${pokerFilterSearch(next)}`}
      replace
      preventScrollReset
    >
      {text}
    </Link>
  );
  return (
    <nav className="chips" aria-label={t('poker.filter')}>
      {chip(t('poker.filter.all'), filter.variant === null, { ...filter, variant: null })}
      {POKER_VARIANTS.map((variant) => chip(t(`poker.variant.${variant}`), filter.variant === variant, { ...filter, variant }))}
      {chip(t('poker.filter.free'), filter.hasSeat, { ...filter, hasSeat: !filter.hasSeat })}
      {chip(t('poker.filter.no-bots'), filter.isWithoutBots, { ...filter, isWithoutBots: !filter.isWithoutBots })}
    </nav>
  );
}
