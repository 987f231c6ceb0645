import type { TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { useTranslator } from '@touchline/ui/translator-context';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { usePrizeText } from './prize-text.ts';

/** When a tournament is, how many take part, and what the first place wins. */
export function TournamentFacts({ tournament }: { readonly tournament: TournamentView }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const prizeText = usePrizeText(tournament);
  const { startsAt, endsAt, players, prizes } = tournament;
  return (
    <dl className="casino-tournament-facts">
      <div>
        <dt>{t('tournaments.first-prize')}</dt>
        <dd>{prizeText(prizes[0]?.amount ?? '0')}</dd>
      </div>
      <div>
        <dt>{t('tournaments.starts')}</dt>
        <dd>{dateTimeLong(startsAt)}</dd>
      </div>
      <div>
        <dt>{t('tournaments.ends')}</dt>
        <dd>{dateTimeLong(endsAt)}</dd>
      </div>
      <div>
        <dt>{t('tournaments.players')}</dt>
        <dd>{formatNumber(t.language, players)}</dd>
      </div>
    </dl>
  );
}
