import type { ReplyFor } from '@touchline/contract/calls';
import { JACKPOT_TIERS } from '@touchline/contract/casino/enums';
import type { JackpotRulesVersion } from '@touchline/contract/casino/jackpot-operator';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { RulesChanges, TIER_VALUES } from '../features/jackpots/rules-changes.tsx';
import { useProposeRules } from '../features/jackpots/use-propose-rules.tsx';
import { type Act, ActDialog } from '../parts/act-dialog.tsx';
import { DataTable } from '../parts/data-table.tsx';
import { PageHead } from '../parts/page-head.tsx';
import { SettingProposals } from '../parts/settings/setting-proposals.tsx';
import { FormerVersions, StandingVersion } from '../parts/settings/setting-versions.tsx';
import { useFormats } from '../parts/use-formats.ts';
import { useView } from '../parts/use-view.ts';
import { Viewed } from '../parts/viewed.tsx';
import { useChanges } from '../shell/queues.tsx';
import { useApiClient } from '../shell/session.tsx';

/** Jackpots of the house's own games: what they hold, their rules, and the rules that wait for a second operator. */
export default function CasinoJackpots() {
  const t = useTranslator();
  const caller = useApiClient();
  const propose = useProposeRules();
  const changes = useChanges('jackpot-rules');
  const view = useView(() => caller.execute('operatorJackpotRules', { body: {} }), `jackpot-rules ${changes}`);
  const [act, setAct] = useState<Act | null>(null);
  return (
    <Viewed view={view}>
      {({ current, proposals, former, pots }) => (
        <>
          <PageHead title={t('console.nav.casino-jackpots')} text={t('console.jackpots.text')}>
            {proposals.length === 0 ? (
              <Button tone="brand" onClick={() => setAct(propose(current))}>
                {t('console.jackpots.change')}
              </Button>
            ) : null}
          </PageHead>
          <StandingVersion current={current} items={[{ key: 'games', label: t('console.jackpots.games'), value: current.games.length }]} />
          <SettingProposals
            name={t('console.jackpots.proposals')}
            title={t('console.jackpots.change')}
            proposals={proposals}
            columns={[{ key: 'changes', head: t('console.club.changes'), cell: (row) => <RulesChanges from={current} to={row} /> }]}
            describe={(proposal) => <RulesChanges from={current} to={proposal} />}
            decide={(body) => caller.execute('operatorDecideJackpotRules', { body })}
            onAct={setAct}
          />
          <Tiers current={current} />
          <Pots pots={pots} />
          <FormerVersions versions={[current, ...former]} changes={(from, to) => <RulesChanges from={from} to={to} />} />
          <ActDialog act={act} onClose={() => setAct(null)} onDone={view.reload} />
        </>
      )}
    </Viewed>
  );
}

function Tiers({ current: { tiers } }: { readonly current: JackpotRulesVersion }) {
  const t = useTranslator();
  const rows = JACKPOT_TIERS.flatMap((tier, i) => {
    const rules = tiers[i];
    return rules ? [{ tier, rules }] : [];
  });
  return (
    <DataTable
      name={t('console.jackpots.tiers')}
      exportable
      rows={rows}
      rowKey={({ tier }) => tier}
      empty={t('console.casino.none')}
      columns={[
        { key: 'tier', head: t('console.jackpots.tier'), cell: ({ tier }) => <b>{t(`jackpots.tier.${tier}`)}</b>, csv: ({ tier }) => tier },
        ...TIER_VALUES.map(({ field, name, written }) => ({
          key: field,
          head: t(name),
          end: true,
          cell: ({ rules }: (typeof rows)[number]) => <span className="figures">{written(rules[field], t.language)}</span>,
          csv: ({ rules }: (typeof rows)[number]) => String(rules[field]),
        })),
      ]}
    />
  );
}

/** The pots that fill, as they were made: some still keep former rules. */
function Pots({ pots }: { readonly pots: ReplyFor<'operatorJackpotRules'>['pots'] }) {
  const t = useTranslator();
  const { money } = useFormats();
  const figures = (text: string) => <span className="figures">{text}</span>;
  return (
    <DataTable
      name={t('console.jackpots.pots')}
      exportable
      rows={pots}
      rowKey={({ pot }) => pot}
      empty={t('console.casino.none')}
      columns={[
        { key: 'currency', head: t('console.jackpots.currency'), cell: ({ currency }) => currency, csv: ({ currency }) => currency },
        { key: 'tier', head: t('console.jackpots.tier'), cell: ({ tier }) => t(`jackpots.tier.${tier}`), csv: ({ tier }) => tier },
        { key: 'number', head: t('console.jackpots.number'), end: true, cell: ({ number }) => figures(String(number)) },
        {
          key: 'amount',
          head: t('console.jackpots.amount'),
          end: true,
          cell: ({ amount, currency }) => figures(money(amount, currency)),
          csv: ({ amount }) => amount,
        },
        {
          key: 'seed',
          head: t('console.jackpots.pot-seed'),
          end: true,
          cell: ({ seed, currency }) => figures(money(seed, currency)),
          csv: ({ seed }) => seed,
        },
        {
          key: 'cap',
          head: t('console.jackpots.cap'),
          end: true,
          cell: ({ cap, currency }) => figures(cap === null ? '–' : money(cap, currency)),
          csv: ({ cap }) => cap ?? '',
        },
      ]}
    />
  );
}
