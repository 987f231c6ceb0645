import { LOYALTY_TIERS } from '@touchline/catalogue/casino/loyalty-tiers';
import type { ClubTermsVersion } from '@touchline/contract/casino-club/operator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { LEVEL_VALUES, TermsChanges } from '../features/club/terms-changes.tsx';
import { TermsProposals } from '../features/club/terms-proposals.tsx';
import { useProposeTerms } from '../features/club/use-propose-terms.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { Figures, PageHead } from '../parts/page-head.tsx';
import { percentText } from '../parts/percent-text.ts';
import { useFormats } from '../parts/use-formats.ts';
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
          <Standing current={current} />
          <TermsProposals current={current} proposals={proposals} onAct={setAct} />
          <Levels current={current} />
          <Former versions={[current, ...former]} />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

/** The logins of the two who set a version; empty for the house's own. */
const byText = ({ setBy, approvedBy }: ClubTermsVersion): string => [setBy, approvedBy].filter((login) => login !== null).join(', ');

function Standing({ current }: { readonly current: ClubTermsVersion }) {
  const t = useTranslator();
  const { at } = useFormats();
  return (
    <Figures
      items={[
        { key: 'version', label: t('console.casino.version'), value: current.version, note: byText(current) },
        { key: 'at', label: t('console.settings.at'), value: at(current.addedAt) },
        { key: 'providers', label: t('console.club.providers'), value: percentText(current.providersEdgePpm) },
      ]}
    />
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
          cell: ({ level }: (typeof rows)[number]) => <span className="figures">{written(level[field])}</span>,
          csv: ({ level }: (typeof rows)[number]) => String(level[field]),
        })),
      ]}
    />
  );
}

/** Versions that are no longer, each with what the next one made otherwise. */
function Former({ versions }: { readonly versions: readonly ClubTermsVersion[] }) {
  const t = useTranslator();
  const { at } = useFormats();
  const rows = versions.slice(1).flatMap((version, i) => {
    const next = versions[i];
    return next ? [{ version, next }] : [];
  });
  return (
    <DataTable
      name={t('console.casino.former')}
      rows={rows}
      rowKey={({ version }) => String(version.version)}
      empty={t('console.casino.none')}
      columns={[
        { key: 'version', head: t('console.casino.version'), cell: ({ version }) => <span className="figures">{version.version}</span> },
        { key: 'at', head: t('console.settings.at'), cell: ({ version }) => <span className="figures">{at(version.addedAt)}</span> },
        { key: 'by', head: t('console.settings.by'), cell: ({ version }) => byText(version) || '–' },
        { key: 'changes', head: t('console.club.replaced'), cell: ({ version, next }) => <TermsChanges from={version} to={next} /> },
      ]}
    />
  );
}
