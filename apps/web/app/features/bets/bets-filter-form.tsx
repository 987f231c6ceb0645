import { SPORT } from '@touchline/catalogue/sport/sports';
import { BET_KINDS, BET_STATUSES } from '@touchline/contract/bets/enums';
import { writeDay } from '@touchline/i18n/format-time';
import { Button, buttonClass } from '@touchline/ui/button';
import { CheckControl, SelectField, TextField } from '@touchline/ui/forms/text-field';
import { useTranslator } from '@touchline/ui/translator-context';
import { useEffect } from 'react';
import { Form, Link } from 'react-router';
import { isDayInterval } from '../../shell/formats/day-interval.ts';
import { WeekLink } from '../../shell/page/week-link.tsx';
import { share } from '../../shell/session/shared-state.ts';
import type { BetsFilter } from './bets-filter.ts';

/** Sports that most bets are on. */
const BET_SPORTS = Object.values(SPORT);

/** The filter as a form of the page: works without script, keeps itself in the address. */
export function BetsFilterForm({ filter }: { readonly filter: BetsFilter }) {
  const t = useTranslator();
  useEffect(() => {
    share({ betsHistoryTypeFilterButtonVisible: true });
    return () => share({ betsHistoryTypeFilterButtonVisible: false });
  }, []);
  return (
    <Form className="card bets-filter" method="get" key={JSON.stringify(filter)}>
      <input type="hidden" name="tab" value={filter.tab} />
      <SelectField
        label={t('bets.filter.kind')}
        name="kind"
        defaultValue={filter.kind ?? ''}
        options={[
          { value: '', label: t('bets.filter.kind.any') },
          ...BET_KINDS.map((kind) => ({ value: kind, label: t(`coupon.kind.${kind}`) })),
        ]}
      />
      {filter.tab === 'settled' ? (
        <SelectField
          label={t('bets.filter.status')}
          name="status"
          defaultValue={filter.status ?? ''}
          options={[
            { value: '', label: t('bets.filter.status.any') },
            ...BET_STATUSES.filter((status) => status !== 'open').map((status) => ({ value: status, label: t(`bets.status.${status}`) })),
          ]}
        />
      ) : null}
      <SelectField
        label={t('bets.filter.sport')}
        name="sport"
        defaultValue={filter.sport ?? ''}
        options={[
          { value: '', label: t('bets.filter.sport.any') },
          ...BET_SPORTS.map((sport) => ({ value: String(sport), label: t(`sport.${sport}`) })),
        ]}
      />
      <SelectField
        label={t('bets.filter.feed')}
        name="feed"
        defaultValue={filter.feed ?? ''}
        options={[
          { value: '', label: t('bets.filter.feed.any') },
          { value: 'line', label: t('bets.filter.feed.line') },
          { value: 'live', label: t('bets.filter.feed.live') },
        ]}
      />
      <TextField label={t('bets.filter.from')} type="date" name="from" defaultValue={filter.from ?? ''} />
      <TextField
        label={t('bets.filter.to')}
        type="date"
        name="to"
        defaultValue={filter.to ?? ''}
        error={
          isDayInterval(filter.from, filter.to) ? undefined : t('validation.date_min', { date: writeDay(t.language, filter.from ?? '') })
        }
      />
      <TextField label={t('bets.filter.id')} name="bet" inputMode="numeric" maxLength={19} defaultValue={filter.betId ?? ''} />
      <TextField label={t('bets.filter.min')} name="min" inputMode="decimal" maxLength={20} defaultValue={filter.stakeFrom ?? ''} />
      <TextField label={t('bets.filter.max')} name="max" inputMode="decimal" maxLength={20} defaultValue={filter.stakeTo ?? ''} />
      {filter.tab === 'settled' ? (
        <CheckControl name="hidden" value="1" defaultChecked={filter.hidden}>
          {t('bets.filter.hidden')}
        </CheckControl>
      ) : null}
      <div className="bets-actions">
        <WeekLink />
        <Button type="submit">{t('bets.filter.apply')}</Button>
        <Link className={buttonClass('ghost')} to={`?tab=${filter.tab}`}>
          {t('bets.filter.reset')}
        </Link>
      </div>
    </Form>
  );
}
