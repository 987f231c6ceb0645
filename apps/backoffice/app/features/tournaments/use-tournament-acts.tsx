import { BASE_LANGUAGE, SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { ReplyFor } from '@touchline/contract/calls';
import { PRIZE_UNITS, TOURNAMENT_SCORINGS } from '@touchline/contract/casino-tournaments/enums';
import { useTranslator } from '@touchline/ui/translator-context';
import type { Act, ActField } from '../../parts/act-dialog.tsx';
import { useReasonField } from '../../parts/use-reason-field.ts';
import { useApiClient } from '../../shell/session.tsx';
import { prizesText } from './parse-prizes.ts';
import { nameField, useTournamentBody } from './use-tournament-body.ts';

export type Tournament = ReplyFor<'operatorTournaments'>['tournaments'][number];

interface TournamentActs {
  create(): Act;
  /** Of one that somebody else proposed. */
  approve(tournament: Tournament): Act;
  cancel(tournament: Tournament): Act;
}

/** The actions on tournaments. */
export function useTournamentActs(): TournamentActs {
  const t = useTranslator();
  const caller = useApiClient();
  const reason = useReasonField();
  const fields = useFields();
  const bodyOf = useTournamentBody();
  return {
    create: () => ({
      title: t('console.tournaments.create'),
      text: <p>{t('console.tournaments.text')}</p>,
      confirm: t('console.tournaments.create'),
      fields: [...fields, reason],
      async run(values) {
        const { status } = await caller.execute('operatorCreateTournament', { body: bodyOf(values) });
        return t(status === 'proposed' ? 'console.tournaments.proposed' : 'console.tournaments.created');
      },
    }),
    approve: ({ tournament, name, prizes }) => ({
      title: t('console.tournaments.approve.title'),
      text: (
        <>
          <p>
            <b>{name}</b>
          </p>
          <p className="figures">{prizesText(prizes)}</p>
          <p>{t('console.tournaments.approve.text')}</p>
        </>
      ),
      confirm: t('console.approve'),
      fields: [reason],
      async run(values) {
        await caller.execute('operatorApproveTournament', { body: { tournament, reason: values.reason ?? '' } });
        return t('console.tournaments.created');
      },
    }),
    cancel: ({ tournament, name }) => ({
      title: t('console.tournaments.cancel.title'),
      text: (
        <>
          <p>
            <b>{name}</b>
          </p>
          <p>{t('console.tournaments.cancel.text')}</p>
        </>
      ),
      confirm: t('console.tournaments.cancel.title'),
      danger: true,
      fields: [reason],
      async run(values) {
        await caller.execute('operatorCancelTournament', { body: { tournament, reason: values.reason ?? '' } });
        return t('console.tournaments.cancelled');
      },
    }),
  };
}

/** The fields of a new tournament. */
function useFields(): readonly ActField[] {
  const t = useTranslator();
  return [
    ...SITE_LANGUAGES.map((language) => ({
      name: nameField(language),
      label: t('console.tournaments.name.in', { language }),
      min: language === BASE_LANGUAGE ? 2 : 0,
      max: 80,
    })),
    {
      name: 'rules',
      label: t('console.tournaments.scoring'),
      kind: 'choice',
      initial: 'best-rounds',
      options: TOURNAMENT_SCORINGS.map((value) => ({ value, label: t(`tournaments.scoring.${value}`) })),
    },
    { name: 'bestOf', label: t('console.tournaments.best-of'), hint: t('console.tournaments.best-of.hint'), min: 0, inputMode: 'numeric' },
    { name: 'hitMultiplier', label: t('console.tournaments.hit'), hint: t('console.tournaments.hit.hint'), min: 0, inputMode: 'decimal' },
    { name: 'cap', label: t('console.tournaments.cap'), hint: t('console.tournaments.cap.hint'), min: 0, inputMode: 'numeric' },
    { name: 'games', label: t('console.tournaments.games'), hint: t('console.tournaments.games.hint'), min: 0, max: 2000 },
    { name: 'currencies', label: t('console.tournaments.currencies'), hint: t('console.tournaments.currencies.hint'), min: 0, max: 400 },
    {
      name: 'prizeUnit',
      label: t('console.tournaments.unit'),
      kind: 'choice',
      initial: 'points',
      options: PRIZE_UNITS.map((value) => ({ value, label: t(`console.tournaments.unit.${value}`) })),
    },
    { name: 'prizes', label: t('console.tournaments.prizes'), hint: t('console.tournaments.prizes.hint'), max: 400 },
    { name: 'startsAt', label: t('console.tournaments.starts'), kind: 'moment' },
    { name: 'endsAt', label: t('console.tournaments.ends'), kind: 'moment' },
  ];
}
