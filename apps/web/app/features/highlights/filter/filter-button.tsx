import '../highlights.css';
import { Button } from '@touchline/ui/button';
import { Dialog } from '@touchline/ui/dialog';
import { Skeleton } from '@touchline/ui/skeleton';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useFetcher } from 'react-router';
import { sportFilterPath } from '../../../shell/paths.ts';
import { type FilterChoices, FilterForm } from './filter-form.tsx';
import { loadFilter, type MatchFilter } from './match-filter.ts';

/** Opens the sport filter over the page; it begins with the page's sport, else with what was filtered last. */
export function FilterButton({ sport = '' }: { readonly sport?: string }) {
  const t = useTranslator();
  const { data, load } = useFetcher<{ readonly choices: FilterChoices }>();
  const [filter, setFilter] = useState<MatchFilter | null>(null);
  return (
    <>
      <Button
        className="filter-open"
        size="xs"
        tone="ghost"
        icon="filter"
        onClick={() => {
          const kept = loadFilter();
          setFilter(sport ? { ...kept, sport } : kept);
          void load(`${sportFilterPath(t.language)}?hours=0`);
        }}
      >
        {t('sections.filter.name')}
      </Button>
      <Dialog open={filter !== null} onClose={() => setFilter(null)} title={t('sections.filter.name')} closeText={t('notification.close')}>
        <div className="dialog-body">
          {filter && data ? (
            <FilterForm filter={filter} choices={data.choices} onDone={() => setFilter(null)} />
          ) : (
            <Skeleton height={240} />
          )}
        </div>
      </Dialog>
    </>
  );
}
