/** R091: 0 waits its turn, 1 is shown, 2 was closed, 3 was closed without ever having been shown. */
export const MODAL_STATUS = { queued: 0, open: 1, closed: 2, error: 3 } as const;
export type ModalStatus = (typeof MODAL_STATUS)[keyof typeof MODAL_STATUS];

/** R083. `definition` is what draws the modal, for the page to know. */
export interface ModalRecord<D = unknown> {
  readonly id: number;
  readonly name: string;
  readonly definition: D;
  readonly args: Readonly<Record<string, unknown>>;
  readonly status: ModalStatus;
  /** Opens over another one instead of waiting for it. */
  readonly overlay: boolean;
}

export interface ModalRequest<D> {
  readonly name: string;
  readonly definition: D;
  readonly args?: Readonly<Record<string, unknown>>;
  readonly overlay?: boolean;
  readonly onOpen?: () => void;
  readonly onClose?: () => void;
  /** It was closed while it still waited. */
  readonly onError?: () => void;
}

export interface ModalQueue<D> {
  /** Opens at once where nothing is open or it is an overlay, otherwise when its turn comes. Gives the id to close it by. */
  push(request: ModalRequest<D>): number;
  /** Closing the last open one opens the next that waits. */
  close(id: number): void;
  /** Those that are open or wait, in the order of their asking. */
  read(): readonly ModalRecord<D>[];
  subscribe(listener: () => void): () => void;
}

/** Modals of a page, one at a time unless they are overlays (R091). */
export function createModalQueue<D>(): ModalQueue<D> {
  let records: readonly ModalRecord<D>[] = [];
  let lastId = 0;
  const requests = new Map<number, ModalRequest<D>>();
  const listeners = new Set<() => void>();

  const write = (next: readonly ModalRecord<D>[]): void => {
    records = next;
    for (const listener of [...listeners]) listener();
  };
  const mark = (id: number, status: ModalStatus): void => write(records.map((one) => (one.id === id ? { ...one, status } : one)));
  const open = (id: number): void => {
    mark(id, MODAL_STATUS.open);
    requests.get(id)?.onOpen?.();
  };
  function openNext(): void {
    if (records.some((one) => one.status === MODAL_STATUS.open)) return;
    const next = records.find((one) => one.status === MODAL_STATUS.queued);
    if (next) open(next.id);
  }

  return {
    push(request) {
      const { name, definition, args = {}, overlay = false } = request;
      const id = ++lastId;
      requests.set(id, request);
      write([...records, { id, name, definition, args, overlay, status: MODAL_STATUS.queued }]);
      if (overlay) open(id);
      else openNext();
      return id;
    },
    close(id) {
      const found = records.find((one) => one.id === id);
      if (!found) return;
      const shown = found.status === MODAL_STATUS.open;
      const request = requests.get(id);
      mark(id, shown ? MODAL_STATUS.closed : MODAL_STATUS.error);
      requests.delete(id);
      write(records.filter((one) => one.id !== id));
      if (shown) request?.onClose?.();
      else request?.onError?.();
      openNext();
    },
    read: () => records,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
