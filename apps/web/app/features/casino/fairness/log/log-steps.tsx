import type { HexStep } from '@touchline/casino/commitments/commitment-log';
import { formatNumber } from '@touchline/i18n/format-money';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';

/** The way from a leaf up to the root: two hashes and the one over both, step by step. */
export function LogSteps({ steps }: { readonly steps: readonly HexStep[] }) {
  const t = useTranslator();
  if (steps.length === 0) return <p>{t('casino.log.path.none')}</p>;
  return (
    <ScrollBox label={t('casino.log.path')} className="log-table log-steps">
      <table className="table">
        <thead>
          <tr>
            <th scope="col">{t('casino.log.step')}</th>
            <th scope="col">{t('casino.log.left')}</th>
            <th scope="col">{t('casino.log.right')}</th>
            <th scope="col">
              <code dir="ltr">SHA-256(01 …)</code>
            </th>
          </tr>
        </thead>
        <tbody>
          {steps.map(({ left, right, node }, i) => (
            <tr key={node}>
              <th scope="row" className="figures">
                {formatNumber(t.language, i + 1)}
              </th>
              <HashCell hash={left} />
              <HashCell hash={right} />
              <HashCell hash={node} />
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollBox>
  );
}

const HashCell = ({ hash }: { readonly hash: string }) => (
  <td>
    <code dir="ltr">{hash}</code>
  </td>
);
