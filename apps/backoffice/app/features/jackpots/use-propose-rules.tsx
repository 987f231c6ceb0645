import { JACKPOT_TIERS } from '@touchline/contract/casino/enums';
import type { JackpotRulesVersion } from '@touchline/contract/casino/jackpot-operator';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act } from '../../parts/act-dialog.tsx';
import { PARTS_PER_UNIT } from '../../parts/number-list.ts';
import { useNumberLists } from '../../parts/settings/use-number-lists.ts';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useApiClient } from '../../shell/session.tsx';

const LISTS = [
  { field: 'seed', label: 'console.jackpots.list.seed', hint: 'console.jackpots.hint.seed', parts: PARTS_PER_UNIT.whole },
  { field: 'ratePpm', label: 'console.jackpots.list.rate', hint: 'console.jackpots.hint.rate', parts: PARTS_PER_UNIT.percent },
  { field: 'bound', label: 'console.jackpots.list.bound', hint: 'console.jackpots.hint.bound', parts: PARTS_PER_UNIT.whole },
] as const;
const gamesOf = (text: string | undefined): string[] => (text ?? '').split(/[\s,;]+/).filter((game) => game !== '');

/** Other rules, which somebody else decides. */
export function useProposeRules(): (current: JackpotRulesVersion) => Act {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  const lists = useNumberLists(LISTS);
  return ({ version, tiers, games }) => ({
    title: t('console.jackpots.change'),
    text: (
      <>
        <p>{t('console.jackpots.text')}</p>
        <p>{t('console.proposal.text')}</p>
      </>
    ),
    confirm: t('console.proposal.propose'),
    fields: [
      ...lists.fields(tiers),
      {
        name: 'games',
        kind: 'area',
        label: t('console.jackpots.games'),
        hint: t('console.jackpots.hint.games'),
        initial: games.join(', '),
        min: 0,
        max: 4_000,
      },
      reason,
    ],
    async run(values) {
      await caller.execute('operatorProposeJackpotRules', {
        body: {
          version,
          games: gamesOf(values.games),
          tiers: lists.read(values, JACKPOT_TIERS.length),
          reason: values.reason ?? '',
        },
      });
      return t('console.proposal.done');
    },
  });
}
