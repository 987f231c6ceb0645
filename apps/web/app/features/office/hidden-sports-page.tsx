import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { Icon } from '@touchline/ui/icon';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { useAction } from '../../shell/api/use-action.ts';
import { FormError } from '../../shell/forms/form-error.tsx';
import { type Hidden, HiddenSportsTable, type HideableSport, KINDS, type Kind } from './hidden-sports-table.tsx';
import { OfficePage } from './office-page.tsx';

interface HiddenSportsPageProps {
  readonly sports: readonly HideableSport[];
  readonly hidden: Hidden;
}

/** Sports that the player does not want to see, before matches and live, each by itself (R072, C066). */
export function HiddenSportsPage({ sports, hidden }: HiddenSportsPageProps) {
  const t = useTranslator();
  const caller = useApiClient();
  const { revalidate } = useRevalidator();
  const { busy, problem, run } = useAction();
  const [wished, setWished] = useState<Hidden>(hidden);
  const [words, setWords] = useState('');
  const shown = sports.filter(({ name }) => name.toLowerCase().includes(words.trim().toLowerCase()));
  const isChanged = KINDS.some(
    (kind) => wished[kind].length !== hidden[kind].length || wished[kind].some((id) => !hidden[kind].includes(id)),
  );
  const count = new Set([...wished.line, ...wished.live]).size;

  const toggle = (kind: Kind, id: number): void =>
    setWished({ ...wished, [kind]: wished[kind].includes(id) ? wished[kind].filter((one) => one !== id) : [...wished[kind], id] });
  const save = (next: Hidden): void => {
    void run(
      () => caller.execute('disallowSports', { body: { lineDisallowSport: [...next.line], liveDisallowSport: [...next.live] } }),
      () => {
        setWished(next);
        void revalidate();
        return t('settings.saved');
      },
    );
  };
  return (
    <OfficePage title={t('office.page.office_settings_disallow_sports')} lead={t('office.sports.lead')}>
      <FormError text={problem} />
      <Card>
        <div className="office-bar">
          <div className="field field-small office-search">
            <Icon name="search" size="s" />
            <input
              type="search"
              maxLength={100}
              value={words}
              placeholder={t('select.search')}
              aria-label={t('select.search')}
              autoComplete="off"
              onChange={(event) => setWords(event.currentTarget.value)}
            />
          </div>
          <span className="muted figures office-count">{t('office.sports.count', { n: count })}</span>
        </div>
        <HiddenSportsTable sports={shown} hidden={wished} onToggle={toggle} />
        {shown.length === 0 ? <p className="options-note">{t('select.no-elements')}</p> : null}
      </Card>
      <div className="office-save">
        <Button tone="ghost" disabled={busy || count === 0} onClick={() => save({ line: [], live: [] })}>
          {t('office.sports.show-all')}
        </Button>
        <Button tone="brand" busy={busy} disabled={!isChanged} onClick={() => save(wished)}>
          {t('action.save')}
        </Button>
      </div>
    </OfficePage>
  );
}
