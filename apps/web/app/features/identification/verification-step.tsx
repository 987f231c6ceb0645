import { Callout } from '@touchline/ui/callout';
import { useTranslator } from '@touchline/ui/translator-context';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type PendingVerification, useVerificationResult } from './use-verification-result.ts';

interface VerificationStepProps {
  readonly text: string;
  /** The text while the check runs. */
  readonly waiting: string;
  /** The player's task meanwhile. */
  readonly running?: ReactNode;
  /** The button that begins the check. */
  readonly children: (begin: (check: PendingVerification) => void) => ReactNode;
}

/** A check by somebody else: what begins it, then the wait for its end. What it found stands at the head of the page, read again. */
export function VerificationStep({ text, waiting, running, children }: VerificationStepProps) {
  const t = useTranslator();
  const { revalidate } = useRevalidator();
  const [check, setCheck] = useState<PendingVerification | null>(null);
  const [verified, setVerified] = useState<boolean | null>(null);
  useVerificationResult(check, (right) => {
    setCheck(null);
    setVerified(right);
    void revalidate();
  });
  return (
    <div className="identification-panel">
      <p className="identification-text">{text}</p>
      {verified === null ? null : (
        <Callout kind={verified ? 'success' : 'error'} live>
          <p>{t(verified ? 'identification.check.verified' : 'identification.check.failed')}</p>
        </Callout>
      )}
      {check === null ? (
        children((begun) => {
          setVerified(null);
          setCheck(begun);
        })
      ) : (
        <>
          <p className="identification-wait" role="status">
            <span className="spin identification-spin" aria-hidden="true" />
            {waiting}
          </p>
          {running}
        </>
      )}
    </div>
  );
}
