import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import type { RecordedDraw } from './recorded-draws.ts';

/** Each draw from its bytes to what the game made of it. */
export function DrawsTable({ draws }: { readonly draws: readonly RecordedDraw[] }) {
  const t = useTranslator();
  return (
    <ScrollBox label={t('casino.verify.draws.title')} className="draws-table">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('casino.verify.draw')}</th>
            <th scope="col">{t('casino.verify.draw-bytes')}</th>
            <th scope="col">{t('casino.verify.draw-number')}</th>
            <th scope="col">{t('casino.verify.draw-below')}</th>
            <th scope="col">{t('casino.verify.draw-result')}</th>
          </tr>
        </thead>
        <tbody>
          {draws.map((draw, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a draw is known by its place
            <tr key={i}>
              <th scope="row" className="figures">
                {i + 1}
              </th>
              <td>
                <code dir="ltr">{draw.bytes}</code>
              </td>
              <td className="figures">{draw.number}</td>
              <td className="figures">{draw.below ?? '–'}</td>
              <td className="figures">{draw.result}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}
