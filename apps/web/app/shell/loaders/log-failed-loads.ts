/** Pictures, media and icons that do not arrive are logged, once each; the page goes on without them (R147). */
export function logFailedLoads(log: (what: string, error: unknown) => void): void {
  const logged = new Set<string>();
  document.addEventListener(
    'error',
    ({ target }) => {
      const address =
        target instanceof HTMLImageElement || target instanceof HTMLMediaElement
          ? target.currentSrc || target.src
          : target instanceof SVGUseElement
            ? target.href.baseVal
            : '';
      if (address === '' || logged.has(address)) return;
      logged.add(address);
      log(address, new Error('not loaded'));
    },
    // Such an event does not rise from where it happens: it is met on its way down.
    true,
  );
}
