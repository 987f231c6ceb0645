/** How many frames within `windowMs` came more than `longMs` after the one before. */
const countLateFrames = (windowMs: number, longMs: number): Promise<number> =>
  new Promise((resolve) => {
    let first = 0;
    let last = 0;
    let late = 0;
    const frame = (now: number): void => {
      first ||= now;
      if (last > 0 && now - last > longMs) late += 1;
      last = now;
      if (now - first < windowMs) requestAnimationFrame(frame);
      else resolve(late);
    };
    requestAnimationFrame(frame);
  });

// Called by the benchmark from outside of the page, once the window of its main thread is over.
Reflect.set(globalThis, 'countLateFrames', countLateFrames);
