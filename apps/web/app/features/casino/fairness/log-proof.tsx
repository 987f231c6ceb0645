import { isIncluded } from '@touchline/casino/commitments/commitment-log';
import type { CommitmentProof } from '@touchline/contract/commitments/shapes';
import { Button } from '@touchline/ui/button';
import { useTranslator } from '@touchline/ui/translator-context';
import { useState } from 'react';
import { Link } from 'react-router';
import { useApiClient } from '../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../shell/api/use-action.ts';
import { useFormats } from '../../../shell/formats/use-formats.ts';
import { FormError } from '../../../shell/forms/form-error.tsx';
import { casinoLogPath } from '../casino-paths.ts';
import { VerifyFinding } from './verify-step.tsx';

/** Asks the public log for a commitment and works the way to its hour's root out in the browser. Of another promise: another key. */
export function LogProof({ promise }: { readonly promise: string }) {
  const t = useTranslator();
  const caller = useApiClient();
  const { busy, problem, run } = useAction();
  const [proof, setProof] = useState<CommitmentProof | null>(null);
  return (
    <div className="log-proof no-print">
      <Button
        size="sm"
        icon="shield"
        busy={busy}
        onClick={() =>
          void run(
            () => caller.execute('commitmentProof', { params: { promise } }),
            (found) => {
              setProof(found);
              return null;
            },
          )
        }
      >
        {t('casino.log.check')}
      </Button>
      <FormError text={problem} />
      <div role="status">{proof ? <ProofFinding promise={promise} proof={proof} /> : null}</div>
    </div>
  );
}

/** The outcome of a check. The hash is the one on the page, whatever the answer says that it is about. */
function ProofFinding({ promise, proof: { kind, loggedAt, inclusion } }: { readonly promise: string; readonly proof: CommitmentProof }) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  if (inclusion === null) return <p>{t('casino.log.waiting', { at: dateTimeLong(loggedAt) })}</p>;
  const { number } = inclusion.root;
  return (
    <>
      <VerifyFinding
        found={isIncluded({ kind, promise }, inclusion)}
        good={t('casino.log.holds', { at: dateTimeLong(loggedAt), number, steps: inclusion.path.length })}
        bad={t('casino.log.broken')}
      />
      <Link to={casinoLogPath(t.language, number)}>{t('casino.log.hour-number', { number })}</Link>
    </>
  );
}
