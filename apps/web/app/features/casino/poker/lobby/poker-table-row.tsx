import type { PokerTableInfo } from '@touchline/contract/poker/shapes';
import { Badge } from '@touchline/ui/badge';
import { buttonClass } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { hasFreeSeat } from '../free-seats.ts';
import { pokerTablePath } from '../poker-paths.ts';
import { useChips } from '../use-chips.ts';

/** A table of the lobby: its stakes, who sits there, how large the pots are. */
export function PokerTableRow({ table }: { readonly table: PokerTableInfo }) {
  const t = useTranslator();
  const chips = useChips(table);
  const isFull = !hasFreeSeat(table);
  return (
    <li>
      <div className="poker-table-name">
        <h3>
          <bdi>{table.name}</bdi>
        </h3>
        {table.bots > 0 ? <Badge tone="info">{t('poker.bots', { n: table.bots })}</Badge> : null}
      </div>
      <dl className="figures">
        <div>
          <dt>{t('poker.blinds')}</dt>
          <dd>
            {chips.short(table.smallBlind)} / {chips.short(table.bigBlind)}
          </dd>
        </div>
        <div>
          <dt>{t('poker.buy-in')}</dt>
          <dd>
            {chips.short(table.minBuyIn)} – {chips.short(table.maxBuyIn)}
          </dd>
        </div>
        <div>
          <dt>{t('poker.players')}</dt>
          <dd>{t('poker.players.of', { n: table.taken, all: table.seats })}</dd>
        </div>
        <div>
          <dt>{t('poker.average-pot')}</dt>
          <dd>{table.averagePot === null ? '–' : chips.short(table.averagePot)}</dd>
        </div>
        <div>
          <dt>{t('poker.waiting')}</dt>
          <dd>{table.waiting}</dd>
        </div>
      </dl>
      <Link className={buttonClass(isFull ? 'plain' : 'brand', 'sm')} to={pokerTablePath(t.language, table.tableId)} prefetch="intent">
        {t(isFull ? 'poker.watch' : 'poker.join')}
        <span className="screen-reader-only"> {table.name}</span>
      </Link>
    </li>
  );
}
