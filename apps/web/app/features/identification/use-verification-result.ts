import { useApiClient } from '../../shell/api/api-client-context.tsx';
import { usePeriodic } from '../../shell/page/use-periodic.ts';

const POLL_MS = 2000;

/** A started check of an outside provider. */
export interface PendingVerification {
  /** Epoch milliseconds of the server. */
  readonly since: number;
  /** The document that is decided with it. */
  readonly documentId?: string;
}

/** Polls the player's status until the started check ends: verified, rejected, or with the decision on its document. */
export function useVerificationResult(check: PendingVerification | null, onEnd: (verified: boolean) => void): void {
  const caller = useApiClient();
  usePeriodic(POLL_MS, check !== null, async (signal) => {
    if (check === null) return;
    const [config, fail, papers] = await Promise.all([
      caller.tryExecute('identificationConfig', {}, { signal }),
      caller.tryExecute('identificationFail', {}, { signal }),
      check.documentId === undefined ? null : caller.tryExecute('documents', {}, { signal }),
    ]);
    if (signal.aborted) return;
    const document = papers?.data?.documents.find(({ id }) => id === check.documentId);
    const verified = config.data?.status === 'verified' || document?.status === 'approved';
    const failed = (fail.data?.failedAt ?? 0) >= check.since;
    if (verified || failed) onEnd(verified);
  });
}
