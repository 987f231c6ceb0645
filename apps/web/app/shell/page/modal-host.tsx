import { createModalQueue, MODAL_STATUS, type ModalRecord } from '@touchline/client/device/modal-queue';
import { type ComponentType, type LazyExoticComponent, lazy, Suspense, useSyncExternalStore } from 'react';
import { loadLate } from './load-late.ts';

export interface ModalProps<A> {
  readonly args: A;
  readonly onClose: () => void;
}

type Modal = LazyExoticComponent<ComponentType<ModalProps<never>>>;

/** Modals of the page that nobody waits for: one at a time, each brought when it opens (R083, R091). */
const queue = createModalQueue<Modal>();
const none: readonly ModalRecord<Modal>[] = [];

/** A modal of a file's default export. `A` is what it is opened with. Opens in its turn, and not twice at once. */
export function defineModal<A extends Readonly<Record<string, unknown>>>(
  name: string,
  load: () => Promise<{ readonly default: ComponentType<ModalProps<A>> }>,
): (args: A) => void {
  const definition = lazy(() => loadLate(load)) as unknown as Modal;
  return (args) => {
    if (!queue.read().some((one) => one.name === name)) queue.push({ name, definition, args });
  };
}

/** The element that they open in; once per page. */
export function ModalHost() {
  const records = useSyncExternalStore(queue.subscribe, queue.read, () => none);
  return records
    .filter(({ status }) => status === MODAL_STATUS.open)
    .map(({ id, definition: Definition, args }) => (
      <Suspense key={id} fallback={null}>
        <Definition args={args as never} onClose={() => queue.close(id)} />
      </Suspense>
    ));
}
