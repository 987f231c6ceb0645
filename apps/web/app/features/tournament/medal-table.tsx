import { CardHeader } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { useTranslator } from '@touchline/ui/translator-context';

export interface NamedMedals {
  readonly code: string;
  readonly name: string;
  readonly gold: number;
  readonly silver: number;
  readonly bronze: number;
}

/** Medals by country, in the order of the Games: golds first. */
export function MedalTable({ lines }: { readonly lines: readonly NamedMedals[] }) {
  const t = useTranslator();
  return (
    <section className="card">
      <CardHeader title={t('olympics.medals')} />
      <table className="table">
        <caption className="screen-reader-only">{t('olympics.medals')}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('olympics.country')}</th>
            {(['gold', 'silver', 'bronze'] as const).map((metal) => (
              <th key={metal} scope="col" className="table-end">
                <i className="medal" data-metal={metal} aria-hidden="true" />
                <span className="screen-reader-only">{t(`olympics.${metal}`)}</span>
              </th>
            ))}
            <th scope="col" className="table-end">
              {t('olympics.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, name, gold, silver, bronze }, place) => (
            <tr key={code}>
              <td className="figures">{place + 1}</td>
              <td>
                <span className="in-row">
                  <Flag code={code} />
                  <span className="ellipsis">{name}</span>
                </span>
              </td>
              <td className="table-end">{gold}</td>
              <td className="table-end">{silver}</td>
              <td className="table-end">{bronze}</td>
              <td className="table-end">
                <b>{gold + silver + bronze}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
