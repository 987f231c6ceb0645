import type { ReplyFor } from '@touchline/contract/calls';
import type { SitGoView } from '@touchline/contract/poker/sit-go-shapes';
import { useTranslator } from '@touchline/ui/translator-context';
import { nanoid } from 'nanoid';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useApiClient } from '../../../../shell/api/api-client-context.tsx';
import { useAction } from '../../../../shell/api/use-action.ts';
import { usePeriodic } from '../../../../shell/page/use-periodic.ts';
import { useSessionStore } from '../../../../shell/session/session-context.tsx';
import { pokerTablePath } from '../poker-paths.ts';

/** Nothing is pushed of who enters: the lobby asks so often, ms. */
const AGAIN_MS = 3_000;

/** The list as its call answers it. */
export type SitGoList = ReplyFor<'pokerSitGos'>;

/** The lobby of sit-and-gos as its page follows it, and what its player can do there. */
export interface SitGoLobby extends SitGoList {
  readonly isBusy: boolean;
  readonly problem: string | null;
  enter(sitGo: SitGoView, onDone: () => void): void;
  leave(sitGo: SitGoView): void;
}

/** Follows the list; a player who waits in it is taken to the table once theirs begins. */
export function useSitGos(loaded: SitGoList): SitGoLobby {
  const t = useTranslator();
  const navigate = useNavigate();
  const caller = useApiClient();
  const { session, setBalance } = useSessionStore();
  const { busy, problem, run } = useAction();
  const [list, setList] = useState(loaded);
  const asked = useRef(0);
  const read = async (): Promise<void> => {
    asked.current += 1;
    const mine = asked.current;
    const answer = await caller.execute('pokerSitGos', {});
    if (mine === asked.current) setList(answer);
  };
  usePeriodic(AGAIN_MS, true, read);
  const isPlayer = session !== null;
  const readAgain = useEffectEvent(() => void read().catch(() => undefined));
  // biome-ignore lint/correctness/useExhaustiveDependencies: whoever logs in has entries of their own
  useEffect(() => readAgain(), [isPlayer]);
  useTableOfOwn(list.sitGos);
  const show = (balance: string, sitGo: SitGoView): void => {
    asked.current += 1;
    setBalance(balance);
    setList((before) => ({ ...before, sitGos: before.sitGos.map((one) => (one.sitGoId === sitGo.sitGoId ? sitGo : one)) }));
  };
  return {
    ...list,
    isBusy: busy,
    problem,
    enter: ({ sitGoId }, onDone) =>
      void run(
        () => caller.execute('pokerEnterSitGo', { params: { sitGoId }, body: { guid: nanoid() } }),
        (reply) => {
          onDone();
          show(reply.balance, reply.sitGo);
          // The last to enter does not wait: the tournament has begun.
          if (reply.sitGo.tableId) void navigate(pokerTablePath(t.language, reply.sitGo.tableId));
          return null;
        },
      ),
    leave: ({ sitGoId }) =>
      void run(
        () => caller.execute('pokerLeaveSitGo', { params: { sitGoId } }),
        (reply) => {
          show(reply.balance, reply.sitGo);
          return t('poker.sit-go.gone');
        },
      ),
  };
}

/** Goes to the table of a sit-and-go that the player has waited for on this page. */
function useTableOfOwn(sitGos: readonly SitGoView[]): void {
  const navigate = useNavigate();
  const { language } = useTranslator();
  const waited = useRef<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const own = sitGos.filter((one) => one.own !== null);
    const begun = own.find(({ status, sitGoId, tableId }) => status === 'running' && tableId !== null && waited.current.has(sitGoId));
    waited.current = new Set(own.filter(({ status }) => status === 'open').map(({ sitGoId }) => sitGoId));
    if (begun?.tableId) void navigate(pokerTablePath(language, begun.tableId));
  }, [sitGos, navigate, language]);
}
