import { useEffect, useEffectEvent } from 'react';
import { useCaller } from '../../caller-context.tsx';

const ASK_MS = 2000;

/** A check by somebody else that has begun. */
export interface RunningCheck {
  /** Epoch milliseconds of the server. */
  readonly since: number;
  /** The document that is decided with it. */
  readonly documentId?: string;
}

/** Asks how the player stands until a check that has begun has ended: by a verification, a refusal, or the decision on its document. */
export function useVerdict(check: RunningCheck | null, onEnd: (verified: boolean) => void): void {
  const caller = useCaller();
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (check === null) return undefined;
    let over = false;
    const ask = async (): Promise<void> => {
      const [config, fail, papers] = await Promise.all([
        caller.executeSafe('identificationConfig', {}),
        caller.executeSafe('identificationFail', {}),
        check.documentId === undefined ? null : caller.executeSafe('documents', {}),
      ]);
      if (over) return;
      const document = papers?.data?.documents.find(({ id }) => id === check.documentId);
      const verified = config.data?.status === 'verified' || document?.status === 'approved';
      const failed = (fail.data?.failedAt ?? 0) >= check.since;
      if (!verified && !failed) return;
      over = true;
      end(verified);
    };
    const timer = setInterval(() => void ask(), ASK_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [check, caller]);
}
