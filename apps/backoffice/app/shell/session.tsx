import roles from 'virtual:call-roles';
import type { CallKey } from '@touchline/contract/calls';
import type { OperatorView } from '@touchline/contract/operator/calls';
import { createContext, use } from 'react';
import type { Connection } from './connection.ts';

/** The signed-in operator, and the line of the session. */
export interface Session {
  readonly operator: OperatorView;
  readonly connection: Connection;
  signOut(): void;
}

export const SessionContext = createContext<Session | null>(null);

export function useSession(): Session {
  const session = use(SessionContext);
  if (!session) throw new Error('a page of the console is drawn without a session');
  return session;
}

export const useApiClient = () => useSession().connection.caller;

/** Whether an operator's roles are answered by a call. */
export const mayCall = (operator: Pick<OperatorView, 'roles'>, key: CallKey): boolean =>
  roles[key]?.some((role) => operator.roles.includes(role)) ?? false;

/** `may('operatorBlock')`: what the operator may not do is not offered. */
export function useMay(): (key: CallKey) => boolean {
  const { operator } = useSession();
  return (key) => mayCall(operator, key);
}
