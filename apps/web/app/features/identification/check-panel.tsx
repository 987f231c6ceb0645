import { Note } from '@touchline/ui/note';
import { useTexts } from '@touchline/ui/texts';
import { type ReactNode, useState } from 'react';
import { useRevalidator } from 'react-router';
import { type RunningCheck, useVerdict } from './use-verdict.ts';

interface CheckPanelProps {
  readonly text: string;
  /** What is said while the check runs. */
  readonly waiting: string;
  /** What the player has to do meanwhile. */
  readonly running?: ReactNode;
  /** What begins the check. */
  readonly children: (begin: (check: RunningCheck) => void) => ReactNode;
}

/** A check by somebody else: what begins it, then the wait for its end. What it found stands at the head of the page, read anew. */
export function CheckPanel({ text, waiting, running, children }: CheckPanelProps) {
  const t = useTexts();
  const { revalidate } = useRevalidator();
  const [check, setCheck] = useState<RunningCheck | null>(null);
  const [verified, setVerified] = useState<boolean | null>(null);
  useVerdict(check, (right) => {
    setCheck(null);
    setVerified(right);
    void revalidate();
  });
  return (
    <div className="idn-panel">
      <p className="idn-read">{text}</p>
      {verified === null ? null : (
        <Note kind={verified ? 'success' : 'error'} live>
          <p>{t(verified ? 'identification.check.verified' : 'identification.check.failed')}</p>
        </Note>
      )}
      {check === null ? (
        children((begun) => {
          setVerified(null);
          setCheck(begun);
        })
      ) : (
        <>
          <p className="idn-wait" role="status">
            <span className="spin" aria-hidden="true" />
            {waiting}
          </p>
          {running}
        </>
      )}
    </div>
  );
}
