import type { TournamentPlace, TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Badge } from '@touchline/ui/badge';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { usePrizeText } from './prize-text.ts';

interface TournamentBoardProps {
  readonly tournament: TournamentView;
  readonly board: readonly TournamentPlace[];
}

/** The first places; who has as many points as the place above is told so. */
export function TournamentBoard({ tournament, board }: TournamentBoardProps) {
  const t = useTranslator();
  return (
    <Card>
      <CardHeader title={t('tournaments.board')} />
      {board.length === 0 ? (
        <p className="casino-tournament-none muted">{t('tournaments.board.empty')}</p>
      ) : (
        <table className="table casino-tournament-board">
          <thead>
            <tr>
              <th scope="col">{t('tournaments.board.place')}</th>
              <th scope="col">{t('tournaments.board.player')}</th>
              <th scope="col" className="table-end">
                {t('tournaments.board.points')}
              </th>
              <th scope="col" className="table-end only-desktop">
                {t('tournaments.board.rounds')}
              </th>
              <th scope="col" className="table-end">
                {t('tournaments.board.prize')}
              </th>
            </tr>
          </thead>
          <tbody>
            {board.map((one) => (
              <Row key={one.place} tournament={tournament} one={one} />
            ))}
          </tbody>
        </table>
      )}
    </Card>
  );
}

function Row({ tournament, one }: { readonly tournament: TournamentView; readonly one: TournamentPlace }) {
  const t = useTranslator();
  const prizeText = usePrizeText(tournament);
  return (
    <tr className={one.own ? 'casino-tournament-own' : undefined}>
      <td>{formatNumber(t.language, one.place)}</td>
      <td>
        {one.own ? <Badge tone="brand">{t('tournaments.board.you')}</Badge> : <bdi className="figures">{`•••${one.player}`}</bdi>}
        {one.tied ? <small className="casino-tournament-note muted">{t('tournaments.board.tied')}</small> : null}
      </td>
      <td className="table-end strong">{formatNumber(t.language, one.points)}</td>
      <td className="table-end only-desktop">{formatNumber(t.language, one.rounds)}</td>
      <td className="table-end">{one.prize === null ? '–' : prizeText(one.prize)}</td>
    </tr>
  );
}
