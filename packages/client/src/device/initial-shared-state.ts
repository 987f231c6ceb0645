/** R028: what the host page and its frames know together. */
export interface SharedState {
  readonly headerHidden: boolean;
  readonly bottomNavigationHidden: boolean;
  readonly currentRoutePath: string;
  readonly microfrontModalOpen: boolean;
  readonly bottomActionsVisible: boolean;
  readonly betsHistoryTypeFilterButtonVisible: boolean;
  readonly overlayTheme: string;
  readonly consultantAvailable: boolean;
  readonly canInstallPwa: boolean;
  readonly handshakeStatus: 'init' | 'handshaked';
}

export const INITIAL_SHARED_STATE: SharedState = {
  headerHidden: false,
  bottomNavigationHidden: false,
  currentRoutePath: '/',
  microfrontModalOpen: false,
  bottomActionsVisible: true,
  betsHistoryTypeFilterButtonVisible: false,
  overlayTheme: '',
  consultantAvailable: false,
  canInstallPwa: false,
  handshakeStatus: 'init',
};

/** Keys that travel. How far the handshake has come is each side's own business. */
export type SharedKey = Exclude<keyof SharedState, 'handshakeStatus'>;
export const SHARED_KEYS: readonly SharedKey[] = (Object.keys(INITIAL_SHARED_STATE) as (keyof SharedState)[]).filter(
  (key): key is SharedKey => key !== 'handshakeStatus',
);

/** The known keys of a message whose values are of the right kind; whatever else it holds is dropped (T62). */
export function parseSharedState(data: unknown): Partial<SharedState> {
  if (typeof data !== 'object' || data === null) return {};
  return Object.fromEntries(
    SHARED_KEYS.filter((key) => Object.hasOwn(data, key))
      .map((key) => [key, (data as Record<string, unknown>)[key]] as const)
      .filter(([key, value]) => typeof value === typeof INITIAL_SHARED_STATE[key]),
  );
}
