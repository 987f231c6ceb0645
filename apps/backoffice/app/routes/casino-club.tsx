import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import type { ClubTermsVersion } from '@touchline/contract/casino-club/operator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { LEVEL_VALUES, TermsChanges } from '../features/club/terms-changes.tsx';
import { useProposeTerms } from '../features/club/use-propose-terms.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { percentText } from '../parts/percent-text.ts';
import { SettingProposals } from '../parts/settings/setting-proposals.tsx';
import { FormerVersions, StandingVersion } from '../parts/settings/setting-versions.tsx';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

/** The casino's VIP club: what its levels ask for and give, and the terms that wait for a second operator. */
export default function CasinoClub() {
  const t = useTranslator();
  const caller = useApiClient();
  const propose = useProposeTerms();
  const changes = useChanges('club-terms');
  const view = useView(() => caller.execute('operatorClubTerms', { body: {} }), `club-terms ${changes}`);
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Viewed view={view}>
      {({ current, proposals, former }) => (
        <>
          <PageHead title={t('console.nav.casino-club')} text={t('console.club.text')}>
            {proposals.length === 0 ? (
              <Button tone="brand" onClick={() => setAct(propose(current))}>
                {t('console.club.change')}
              </Button>
            ) : null}
          </PageHead>
          <StandingVersion
            current={current}
            items={[{ key: 'providers', label: t('console.club.providers'), value: percentText(current.providersEdgePpm) }]}
          />
          <SettingProposals
            name={t('console.club.proposals')}
            title={t('console.club.change')}
            proposals={proposals}
            columns={[{ key: 'changes', head: t('console.club.changes'), cell: (row) => <TermsChanges from={current} to={row} /> }]}
            describe={(proposal) => <TermsChanges from={current} to={proposal} />}
            decide={(body) => caller.execute('operatorDecideClubTerms', { body })}
            onAct={setAct}
          />
          <Levels current={current} />
          <FormerVersions versions={[current, ...former]} changes={(from, to) => <TermsChanges from={from} to={to} />} />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

function Levels({ current: { levels } }: { readonly current: ClubTermsVersion }) {
  const t = useTranslator();
  const rows = LOYALTY_TIERS.flatMap((tier, i) => {
    const level = levels[i];
    return level ? [{ tier, level }] : [];
  });
  return (
    <DataTable
      name={t('console.club.levels')}
      exportable
      rows={rows}
      rowKey={({ tier }) => tier}
      empty={t('console.casino.none')}
      columns={[
        { key: 'tier', head: t('console.club.level'), cell: ({ tier }) => <b>{t(`club.tier.${tier}`)}</b>, csv: ({ tier }) => tier },
        ...LEVEL_VALUES.map(({ field, name, written }) => ({
          key: field,
          head: t(name),
          end: true,
          cell: ({ level }: (typeof rows)[number]) => <span className="figures">{written(level[field], t.language)}</span>,
          csv: ({ level }: (typeof rows)[number]) => String(level[field]),
        })),
      ]}
    />
  );
}
