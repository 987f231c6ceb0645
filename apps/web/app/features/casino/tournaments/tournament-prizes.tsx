import type { TournamentView } from '@touchline/contract/casino-tournaments/shapes';
import { formatNumber } from '@touchline/i18n/format-money';
import { Card, CardHeader } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { usePrizeText } from './prize-text.ts';

interface TournamentPrizesProps {
  readonly tournament: TournamentView;
  /** The player's place where it wins something. */
  readonly ownPlace: number | null;
}

/** The prize of each place. */
export function TournamentPrizes({ tournament, ownPlace }: TournamentPrizesProps) {
  const t = useTranslator();
  const prizeText = usePrizeText(tournament);
  const number = (n: number): string => formatNumber(t.language, n);
  return (
    <Card>
      <CardHeader title={t('tournaments.prizes')} />
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('tournaments.board.place')}</th>
            <th scope="col" className="table-end">
              {t('tournaments.board.prize')}
            </th>
          </tr>
        </thead>
        <tbody>
          {tournament.prizes.map(({ from, to, amount }) => (
            <tr key={from} className={ownPlace !== null && ownPlace >= from && ownPlace <= to ? 'casino-tournament-own' : undefined}>
              <td>
                <bdi dir="ltr">{from === to ? number(from) : t('tournaments.prizes.range', { from: number(from), to: number(to) })}</bdi>
              </td>
              <td className="table-end strong">{prizeText(amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
}
