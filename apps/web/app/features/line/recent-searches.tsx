import { Button } from '@touchline/ui/button';
import { Card, CardHeader } from '@touchline/ui/card';
import { chipClass } from '@touchline/ui/chip';
import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect, useMemo, useState } from 'react';
import { Link } from 'react-router';
import { useHydrated } from '../../shell/page/use-hydrated.ts';
import { searchPath } from '../../shell/paths.ts';
import { addSearch, loadSearches, saveSearches } from './search-history.ts';

/** How long a search must have stood with something found before it is worth remembering. */
const REST_MS = 1_000;

/** Earlier searches of this device, while nothing is searched; remembers what is. */
export function RecentSearches({ text, found }: { readonly text: string; readonly found: boolean }) {
  const t = useTranslator();
  const hydrated = useHydrated();
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  // The device's storage is read after the first paint, which is the same for everybody.
  const history = useMemo(() => changed ?? (hydrated ? loadSearches() : []), [changed, hydrated]);
  useEffect(() => {
    if (!found) return;
    const timer = setTimeout(() => {
      const next = addSearch(loadSearches(), text);
      saveSearches(next);
      setChanged(next);
    }, REST_MS);
    return () => clearTimeout(timer);
  }, [text, found]);
  if (text !== '') return null;
  if (history.length === 0)
    return (
      <Card>
        <EmptyState title={t('search.title')} text={t('search.hint')} />
      </Card>
    );
  return (
    <Card>
      <CardHeader title={t('search.recent')}>
        <Button
          tone="ghost"
          size="xs"
          onClick={() => {
            saveSearches([]);
            setChanged([]);
          }}
        >
          {t('search.clear-recent')}
        </Button>
      </CardHeader>
      <div className="recent-searches">
        {history.map((one) => (
          <Link key={one} className={chipClass()} to={`${searchPath(t.language)}?${new URLSearchParams({ text: one })}`} dir="auto">
            {one}
          </Link>
        ))}
      </div>
    </Card>
  );
}
