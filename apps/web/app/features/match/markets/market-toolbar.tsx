import type { MatchDetail } from '@touchline/contract/line/shapes';
import { Button } from '@touchline/ui/button';
import { Chip } from '@touchline/ui/chip';
import { Segments } from '@touchline/ui/forms/segments';
import { TextField } from '@touchline/ui/forms/text-field';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { Fragment } from 'react';
import { useIsBuilding } from '../builder/builder-mode.tsx';
import { BuilderTab } from '../builder/builder-tab.tsx';
import { COLUMN_CHOICES, type ColumnCount } from '../match-preferences.ts';
import { ALL_GROUPS } from './market-cards.ts';

interface MarketToolbarProps {
  readonly groups: MatchDetail['groups'];
  readonly total: number;
  readonly group: string;
  readonly search: string;
  readonly columns: ColumnCount;
  readonly anyOpen: boolean;
  readonly onGroup: (group: string) => void;
  readonly onSearch: (text: string) => void;
  readonly onColumns: (columns: ColumnCount) => void;
  readonly onFold: () => void;
}

/** Groups of markets, search in them, fold all, columns. */
export function MarketToolbar({
  groups,
  total,
  group,
  search,
  columns,
  anyOpen,
  onGroup,
  onSearch,
  onColumns,
  onFold,
}: MarketToolbarProps) {
  const t = useTranslator();
  const building = useIsBuilding();
  return (
    <div className="market-toolbar">
      <nav className="chips" aria-label={t('match.markets.tabs')}>
        {mainFirst(groups).map((one, place) => (
          <Fragment key={one.key}>
            <Chip on={!building && one.key === group && search === ''} count={one.count} onClick={() => onGroup(one.key)}>
              {one.name}
            </Chip>
            {place === 0 ? <BuilderTab /> : null}
          </Fragment>
        ))}
      </nav>
      <div className="market-toolbar-tools">
        <TextField
          label={t('match.markets.search', { count: total })}
          labelHidden
          type="search"
          maxLength={60}
          placeholder={t('match.markets.search', { count: total })}
          value={search}
          onChange={(event) => onSearch(event.target.value)}
          before={<Icon name="search" size="s" />}
        />
        <span className="spacer market-toolbar-spacer" />
        <Button size="xs" tone="ghost" onClick={onFold}>
          {t(anyOpen ? 'match.markets.collapse' : 'match.markets.expand')}
        </Button>
        <Segments
          label={t('match.markets.columns')}
          value={columns}
          onChange={onColumns}
          items={COLUMN_CHOICES.map((key) => ({ key, label: key, name: t('match.markets.columns.n', { count: Number(key) }) }))}
        />
      </div>
    </div>
  );
}

/** The main markets lead, all of them come next, the rest in the order of the feed. */
function mainFirst(groups: MatchDetail['groups']): MatchDetail['groups'] {
  const rank = (key: string): number => (key === 'main' ? 0 : key === ALL_GROUPS ? 1 : 2);
  return groups.toSorted((a, b) => rank(a.key) - rank(b.key));
}
