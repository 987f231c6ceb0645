import { describe, expect, it } from 'vitest';
import { createModalQueue, MODAL_STATUS } from './modal-queue.ts';

function scene() {
  const queue = createModalQueue<string>();
  const heard: string[] = [];
  const push = (name: string, overlay = false): number =>
    queue.push({
      name,
      definition: `<${name}>`,
      args: { of: name },
      overlay,
      onOpen: () => heard.push(`${name} opened`),
      onClose: () => heard.push(`${name} closed`),
      onError: () => heard.push(`${name} failed`),
    });
  const statuses = (): Record<string, number> => Object.fromEntries(queue.read().map((one) => [one.name, one.status]));
  return { queue, heard, push, statuses };
}

describe('R091 modals', () => {
  it('R083 keeps a record of name, definition, arguments and status', () => {
    const { queue, push } = scene();
    const id = push('bonus');
    expect(queue.read()).toEqual([{ id, name: 'bonus', definition: '<bonus>', args: { of: 'bonus' }, status: 1, overlay: false }]);
    expect(MODAL_STATUS).toEqual({ queued: 0, open: 1, closed: 2, error: 3 });
  });

  it('R091 opens one at a time; closing the last opens the next that waits', () => {
    const { queue, heard, push, statuses } = scene();
    const [a] = [push('a'), push('b'), push('c')];
    expect(statuses()).toEqual({ a: 1, b: 0, c: 0 });
    queue.close(a);
    expect(statuses()).toEqual({ b: 1, c: 0 });
    expect(heard).toEqual(['a opened', 'a closed', 'b opened']);
  });

  it('R091 an overlay opens over the one that is there; the queue goes on when both are closed', () => {
    const { queue, push, statuses } = scene();
    const a = push('a');
    push('b');
    const over = push('over', true);
    expect(statuses()).toEqual({ a: 1, b: 0, over: 1 });
    queue.close(a);
    expect(statuses()).toEqual({ b: 0, over: 1 });
    queue.close(over);
    expect(statuses()).toEqual({ b: 1 });
  });

  it('R091 R083 closing one that never opened is an error of it: 3, told by its error event', () => {
    const { queue, heard, push } = scene();
    push('a');
    const b = push('b');
    const seen: number[] = [];
    queue.subscribe(() => seen.push(...queue.read().flatMap((one) => (one.name === 'b' ? [one.status] : []))));
    queue.close(b);
    expect(seen).toContain(3);
    expect(heard).toEqual(['a opened', 'b failed']);
    queue.close(b);
    expect(heard).toHaveLength(2);
  });

  it('R091 a modal may open another one while it closes', () => {
    const { queue, statuses, push } = scene();
    const a = queue.push({ name: 'a', definition: '', onClose: () => push('after') });
    push('b');
    queue.close(a);
    // The first item pushed comes first.
    expect(statuses()).toEqual({ b: 1, after: 0 });
  });
});
