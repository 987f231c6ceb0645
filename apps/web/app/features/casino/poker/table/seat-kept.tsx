import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link, useLocation } from 'react-router';
import { usePlayerEvents } from '../../../../live/player-events.ts';
import { pokerTablePath } from '../poker-paths.ts';

/** Tells a player, on whatever page they are but the table's own, that a seat is kept for them, with the way to it, for as long as it is kept. */
export function SeatKept() {
  const t = useTranslator();
  const { pathname } = useLocation();
  usePlayerEvents((news) => {
    if (news.kind !== 'poker-seat') return;
    const to = pokerTablePath(t.language, news.tableId);
    if (pathname === to) return;
    showToast('info', t('poker.wait.kept-at', { table: news.table }), {
      action: <Link to={to}>{t('poker.wait.to-table')}</Link>,
      ms: news.keptMs,
    });
  });
  return null;
}
