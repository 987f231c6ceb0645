import type { MaskedField } from '@touchline/contract/operator/enums';
import type { OperatorPlayer } from '@touchline/contract/operator/player';
import { IconButton } from '@touchline/ui/button';
import { showToast } from '@touchline/ui/toast';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { useFormats } from '../../parts/use-formats.ts';
import { problemOf } from '../../shell/problem-of.ts';
import { useApiClient, useMay } from '../../shell/session.tsx';

export interface PersonCardProps {
  readonly profile: OperatorPlayer['profile'];
  readonly reason: string;
}

/** Masked until somebody asks for a field: each one is a call of its own, and in the audit. */
export function PersonCard({ profile, reason }: PersonCardProps) {
  const t = useTranslator();
  const may = useMay();
  const caller = useApiClient();
  const { at } = useFormats();
  const [shown, setShown] = useState<Readonly<Partial<Record<MaskedField, string>>>>({});
  const masked: readonly (readonly [MaskedField, string | null])[] = [
    ['name', profile.name],
    ['birth-date', profile.birthDate],
    ['email', profile.email],
    ['phone', profile.phone],
  ];
  async function show(field: MaskedField): Promise<void> {
    const { data, error } = await caller.tryExecute('operatorUnmask', { body: { playerId: profile.id, field, reason } });
    if (error) showToast('error', problemOf(error.error, t).text);
    else setShown((before) => ({ ...before, [field]: data.value ?? '–' }));
  }
  return (
    <section className="card" aria-labelledby="person-title">
      <h2 id="person-title" className="card-title">
        {t('console.person')}
      </h2>
      <dl className="facts padded">
        {masked.map(([field, value]) => (
          <div key={field}>
            <dt>{t(`console.person.${field}`)}</dt>
            <dd>
              <span className="figures">{shown[field] ?? value ?? '–'}</span>
              {value !== null && shown[field] === undefined && may('operatorUnmask') ? (
                <IconButton
                  icon="eye"
                  small
                  label={t('console.person.show', { field: t(`console.person.${field}`) })}
                  onClick={() => void show(field)}
                />
              ) : null}
            </dd>
          </div>
        ))}
        <div>
          <dt>{t('console.person.country')}</dt>
          <dd>{profile.country}</dd>
        </div>
        <div>
          <dt>{t('console.person.language')}</dt>
          <dd>{profile.language}</dd>
        </div>
        <div>
          <dt>{t('console.person.since')}</dt>
          <dd className="figures">{at(profile.registeredAt)}</dd>
        </div>
        <div>
          <dt>{t('console.person.kind')}</dt>
          <dd>{profile.kind}</dd>
        </div>
        <div>
          <dt>{t('console.person.confirmed')}</dt>
          <dd>
            {[
              ...(profile.emailConfirmed ? [t('console.person.email')] : []),
              ...(profile.phoneConfirmed ? [t('console.person.phone')] : []),
            ].join(', ') || '–'}
          </dd>
        </div>
      </dl>
    </section>
  );
}
