import { TOTO_POOLS, type TotoPool } from '@touchline/betting/toto/toto-rules';
import { ScrollBox } from '@touchline/ui/scroll-box';
import { useTranslator } from '@touchline/ui/translator-context';
import { TotoHeader } from './toto-header.tsx';

const SECTIONS = ['ticket', 'pool', 'jackpot', 'void', 'time', 'money'] as const;
/** After the planned start, until a match without a result is void. */
const VOID_AFTER_HOURS = 48;
const POOLS = Object.keys(TOTO_POOLS) as readonly TotoPool[];

/** The rules with the numbers that the engine itself goes by. */
export function RulesPage() {
  const t = useTranslator();
  const figures = {
    fifteen: TOTO_POOLS.fifteen.poolPermille / 10,
    score: TOTO_POOLS.score.poolPermille / 10,
    hours: VOID_AFTER_HOURS,
  };
  return (
    <>
      <TotoHeader title={t('toto.rules.title')} />
      <article className="card toto-rules">
        {SECTIONS.map((section) => (
          <section key={section}>
            <h2>{t(`toto.rules.${section}.title`)}</h2>
            <p>{t(`toto.rules.${section}.text`, figures)}</p>
            {section === 'void' ? <VoidTable /> : null}
          </section>
        ))}
      </article>
    </>
  );
}

function VoidTable() {
  const t = useTranslator();
  const max = Math.max(...POOLS.flatMap((pool) => TOTO_POOLS[pool].voids.map((band) => band.maxVoidMatches)));
  return (
    <ScrollBox label={t('toto.rules.void.table')}>
      <table className="table toto-rules-table">
        <caption className="muted">{t('toto.rules.void.table')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('toto.rules.void.count')}</th>
            {POOLS.map((pool) => (
              <th key={pool} scope="col" className="table-end">
                {t(`toto.pool.${pool}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: max + 1 }, (_, voids) => (
            <tr key={`voids-${String(voids)}`}>
              <th scope="row" className="figures">
                {voids}
              </th>
              {POOLS.map((pool) => (
                <td key={pool} className="table-end figures">
                  {TOTO_POOLS[pool].voids.find((band) => voids <= band.maxVoidMatches)?.minCorrect ?? t('toto.status.off')}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="muted">{t('toto.rules.void.off')}</p>
    </ScrollBox>
  );
}
