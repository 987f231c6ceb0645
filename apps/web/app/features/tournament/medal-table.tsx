import { CardHead } from '@touchline/ui/card';
import { Flag } from '@touchline/ui/flag';
import { useTexts } from '@touchline/ui/texts';

export interface NamedMedals {
  readonly code: string;
  readonly name: string;
  readonly gold: number;
  readonly silver: number;
  readonly bronze: number;
}

/** Medals by country, in the order of the Games: golds first. */
export function MedalTable({ lines }: { readonly lines: readonly NamedMedals[] }) {
  const t = useTexts();
  return (
    <section className="card">
      <CardHead title={t('olympics.medals')} />
      <table className="tbl medals">
        <caption className="sr">{t('olympics.medals')}</caption>
        <thead>
          <tr>
            <th scope="col">#</th>
            <th scope="col">{t('olympics.country')}</th>
            {(['gold', 'silver', 'bronze'] as const).map((metal) => (
              <th key={metal} scope="col" className="r">
                <i className={`medal ${metal}`} aria-hidden="true" />
                <span className="sr">{t(`olympics.${metal}`)}</span>
              </th>
            ))}
            <th scope="col" className="r">
              {t('olympics.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ code, name, gold, silver, bronze }, place) => (
            <tr key={code}>
              <td className="num">{place + 1}</td>
              <td>
                <span className="row">
                  <Flag code={code} />
                  <span className="ell">{name}</span>
                </span>
              </td>
              <td className="r">{gold}</td>
              <td className="r">{silver}</td>
              <td className="r">{bronze}</td>
              <td className="r">
                <b>{gold + silver + bronze}</b>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
