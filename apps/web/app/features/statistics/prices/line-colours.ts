/** Lines of a graph, told apart on both themes; a seventh would not be. */
export const LINE_COLOURS: readonly string[] = [
  'var(--accent)',
  'var(--info-text)',
  'var(--brand-text)',
  'var(--danger-text)',
  'var(--text)',
  'var(--text-3)',
];
