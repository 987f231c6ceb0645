import './late-frames.ts';
import { formatDisplayedOdds } from '../../app/shell/formats/format-displayed-odds.ts';
import { makeChamps, playFeed } from './made-feed.ts';

// The table that somebody would write by hand: every row of it stands on the page, a price is a text, its move a class for three seconds.
const MOVE_MS = 3000;
const SETTLE_MS = 250;

const champs = makeChamps(Date.now());
const cells = new Map<string, { readonly cell: HTMLTableCellElement; odds: number; movedAt: number }>();
const moved = new Set<{ readonly cell: HTMLTableCellElement; movedAt: number }>();
const table = document.querySelector<HTMLTableElement>('#root');

for (const match of champs.flatMap((champ) => champ.matches)) {
  const row = document.createElement('tr');
  const head = document.createElement('th');
  head.textContent = `${match.home.name} – ${match.away?.name ?? ''}`;
  row.append(head);
  for (const market of match.markets) {
    const found = market.selections.map((selection) => {
      const cell = document.createElement('td');
      cell.textContent = formatDisplayedOdds(selection.odds, 'decimal');
      cells.set(`${match.id}:${selection.id}`, { cell, odds: selection.odds, movedAt: 0 });
      return cell;
    });
    if (found.length === 2) {
      const line = document.createElement('td');
      line.textContent = String(market.line / 4);
      found.splice(1, 0, line);
    }
    row.append(...found);
  }
  table?.append(row);
}

playFeed(champs, (delta) => {
  for (const [match, selection, odds] of delta.p ?? []) {
    const price = cells.get(`${match}:${selection}`);
    if (!price) continue;
    price.cell.textContent = formatDisplayedOdds(odds, 'decimal');
    price.cell.className = odds > price.odds ? 'risen' : 'fallen';
    price.odds = odds;
    price.movedAt = Date.now();
    moved.add(price);
  }
});

setInterval(() => {
  const until = Date.now() - MOVE_MS;
  for (const price of moved) {
    if (price.movedAt > until) continue;
    moved.delete(price);
    price.cell.className = '';
  }
}, SETTLE_MS);
