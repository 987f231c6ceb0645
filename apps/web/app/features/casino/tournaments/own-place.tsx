import type { TournamentOwn, TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { usePrizeText } from './prize-text.ts';

interface OwnPlaceProps {
  readonly tournament: TournamentView;
  readonly own: TournamentOwn;
}

/** The player's place, points and prize as they stand. */
export function OwnPlace({ tournament, own }: OwnPlaceProps) {
  const t = useTranslator();
  const prizeText = usePrizeText(tournament);
  const { place, points, rounds, prize } = own;
  const hasEnded = tournament.status === 'ended' || tournament.status === 'paid';
  return (
    <Card className="casino-tournament-standing">
      <CardHeader title={t('tournaments.own')} />
      {place === null ? (
        <p className="casino-tournament-none muted">{t(hasEnded ? 'tournaments.own.none.over' : 'tournaments.own.none')}</p>
      ) : (
        <>
          <p className="casino-tournament-place" aria-live="polite">
            <b className="figures">{formatNumber(t.language, place)}</b>{' '}
            <span className="muted">{t('tournaments.own.of', { n: tournament.players })}</span>
          </p>
          <dl className="casino-tournament-facts">
            <div>
              <dt>{t('tournaments.board.points')}</dt>
              <dd>{formatNumber(t.language, points)}</dd>
            </div>
            <div>
              <dt>{t('tournaments.own.rounds')}</dt>
              <dd>{formatNumber(t.language, rounds)}</dd>
            </div>
            <div>
              <dt>{t('tournaments.board.prize')}</dt>
              <dd>{prize === null ? '–' : prizeText(prize)}</dd>
            </div>
          </dl>
        </>
      )}
      <p className="casino-tournament-none muted">{t('tournaments.limits')}</p>
    </Card>
  );
}
