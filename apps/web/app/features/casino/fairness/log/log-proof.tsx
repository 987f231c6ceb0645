import { checkInclusion, isConsistent } from '@touchline/casino/commitments/commitment-log';
import type { CommitmentConsistency, CommitmentKey, CommitmentProof } from '@touchline/contract/commitments/shapes';
import { Button } from '@touchline/ui/button';
import { Card } from '@touchline/ui/card';
import { useTranslator } from '@touchline/ui/translator-context';
import { Link } from 'react-router';
import { useFormats } from '../../../../shell/formats/use-formats.ts';
import { downloadJson } from '../../../../shell/page/download-json.ts';
import { casinoLogPath } from '../../casino-paths.ts';
import { SeedText } from '../seed-text.tsx';
import { VerifyFinding, VerifyStep } from '../verify-step.tsx';
import { exportedProof, type ProofFound } from './exported-proof.ts';
import { HeadSignature } from './head-signature.tsx';
import { LogSteps } from './log-steps.tsx';
import { isRefused, useSignature } from './use-signature.ts';

interface LogProofProps {
  readonly promise: string;
  readonly found: ProofFound;
  /** The published keys. */
  readonly keys: readonly CommitmentKey[];
}

/** The proof that a hash is in the log, each step worked out by the browser. The hash is the one that was asked for, whatever the answer says. */
export function LogProof({ promise, found, keys }: LogProofProps) {
  const t = useTranslator();
  const { dateTimeLong } = useFormats();
  const { kind, loggedAt, inclusion } = found.proof;
  const check = inclusion && checkInclusion({ kind, promise }, inclusion);
  const newest = found.consistency?.second ?? null;
  const signature = useSignature(inclusion?.head ?? null, keys);
  const newestSignature = useSignature(newest, keys);
  const holds = check?.holds && !isRefused(signature) && !isRefused(newestSignature);
  return (
    <Card className="verify">
      <header className="verify-head" data-verdict={check ? (holds ? 'holds' : 'broken') : undefined}>
        <h2>{check ? t(holds ? 'casino.log.holds' : 'casino.log.broken') : t('casino.log.waiting')}</h2>
        <p className="muted">{t('casino.log.since', { at: dateTimeLong(loggedAt), kind: t(`casino.log.kind.${kind}`) })}</p>
      </header>
      {inclusion && check ? (
        <>
          <ol>
            <VerifyStep title={t('casino.log.leaf')} text={t('casino.log.leaf.text')}>
              <code dir="ltr">{`SHA-256(00 "${kind} ${promise}")`}</code>
              <dl>
                <SeedText label={t('casino.log.leaf.place', { place: inclusion.place })} text={check.leaf} />
              </dl>
            </VerifyStep>
            <VerifyStep title={t('casino.log.path')} text={t('casino.log.path.text')}>
              <LogSteps steps={check.steps ?? []} />
            </VerifyStep>
            <VerifyStep title={t('casino.log.reached')} text={t('casino.log.reached.text')}>
              <dl>
                <SeedText label={t('casino.log.root')} text={inclusion.head.root} />
              </dl>
              <VerifyFinding found={check.holds} good={t('casino.log.reached.good')} bad={t('casino.log.reached.bad')} />
              <Link className="log-entry" to={casinoLogPath(t.language, inclusion.head.number)}>
                {t('casino.log.hour-number', { number: inclusion.head.number })}
              </Link>
            </VerifyStep>
            {found.consistency ? <GrownStep consistency={found.consistency} proof={inclusion} /> : null}
            <VerifyStep title={t('casino.log.signed')} text={t('casino.log.signed.text')}>
              <HeadSignature head={inclusion.head} finding={signature} />
              {newest && newest.number !== inclusion.head.number ? <HeadSignature head={newest} finding={newestSignature} /> : null}
            </VerifyStep>
          </ol>
          <div className="log-summary no-print">
            <Button size="sm" icon="download" onClick={() => downloadJson(`proof-${promise.slice(0, 12)}.json`, exportedProof(found))}>
              {t('casino.log.export')}
            </Button>
          </div>
        </>
      ) : null}
    </Card>
  );
}

/** Whether the newest head begins with everything that the proof's head has. */
function GrownStep({
  consistency: { second, path },
  proof: { head },
}: {
  readonly consistency: CommitmentConsistency;
  readonly proof: NonNullable<CommitmentProof['inclusion']>;
}) {
  const t = useTranslator();
  return (
    <VerifyStep title={t('casino.log.grown')} text={t('casino.log.grown.text', { n: path.length, number: second.number })}>
      <dl>
        <SeedText label={t('casino.log.newest-root')} text={second.root} />
      </dl>
      <VerifyFinding found={isConsistent(head, second, path)} good={t('casino.log.grown.good')} bad={t('casino.log.grown.bad')} />
    </VerifyStep>
  );
}
