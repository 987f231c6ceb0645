import type { TableRowView } from '@touchline/contract/line/shapes';
import { Segments } from '@touchline/ui/forms/segments';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { CompetitorName } from './competitor-name.tsx';
import { FormBadges } from './form-badges.tsx';

const COLUMNS = ['played', 'won', 'drawn', 'lost', 'goals'] as const;
type TableScope = 'whole' | 'home' | 'away';

interface LeagueTableProps {
  readonly sport: number;
  readonly table: readonly TableRowView[];
  readonly homeTable?: readonly TableRowView[];
  readonly awayTable?: readonly TableRowView[];
  /** Competitors whose lines are marked. */
  readonly marked?: readonly number[];
}

/** A league's table, with those of the home and the away matches where they are known. */
export function LeagueTable({ sport, table, homeTable = [], awayTable = [], marked = [] }: LeagueTableProps) {
  const t = useTranslator();
  const [which, setWhich] = useState<TableScope>('whole');
  const lines = { whole: table, home: homeTable, away: awayTable }[which];
  return (
    <>
      {homeTable.length > 0 ? (
        <div className="statistics-bar">
          <Segments
            label={t('stats.table.which')}
            items={(['whole', 'home', 'away'] as const).map((key) => ({ key, label: t(`stats.table.${key}`) }))}
            value={which}
            onChange={setWhich}
          />
        </div>
      ) : null}
      <ScrollBox label={t('stats.table')}>
        <table className="table statistics-table">
          <thead>
            <tr>
              <th scope="col">#</th>
              <th scope="col">{t('match.table.team')}</th>
              {COLUMNS.map((column) => (
                <th key={column} scope="col" className="table-end" data-column={column}>
                  <abbr title={t(`match.table.${column}`)}>{t(`match.table.short.${column}`)}</abbr>
                </th>
              ))}
              <th scope="col" className="table-end">
                <abbr title={t('stats.table.difference')}>{t('stats.table.short.difference')}</abbr>
              </th>
              <th scope="col" className="table-end">
                <abbr title={t('match.table.points')}>{t('match.table.short.points')}</abbr>
              </th>
              <th scope="col" className="statistics-table-form">
                {t('stats.table.form')}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <tr key={line.competitor.id} data-marked={marked.includes(line.competitor.id) || undefined}>
                <td className="figures faint statistics-cell">{line.place}</td>
                <td className="statistics-table-who">
                  <CompetitorName competitor={line.competitor} sport={sport} strong={marked.includes(line.competitor.id)} />
                </td>
                <td className="table-end">{line.played}</td>
                <td className="table-end" data-column="won">
                  {line.won}
                </td>
                <td className="table-end" data-column="drawn">
                  {line.drawn}
                </td>
                <td className="table-end" data-column="lost">
                  {line.lost}
                </td>
                <td className="table-end">
                  <span className="figures">{t('score.pair', { home: line.scored, away: line.conceded })}</span>
                </td>
                <td className="table-end figures statistics-cell statistics-cell-end">{signed(line.scored - line.conceded)}</td>
                <td className="table-end">
                  <b>{line.points}</b>
                </td>
                <td className="statistics-table-form">
                  <FormBadges form={line.form} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </>
  );
}

/** "+7", "−3", "0": with a minus sign, not a hyphen. */
export const signed = (n: number): string => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '0');
