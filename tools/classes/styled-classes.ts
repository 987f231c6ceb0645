/** The class names of a style sheet's selectors. */
export function styledClasses(css: string): ReadonlySet<string> {
  const names = new Set<string>();
  for (const [, prelude = ''] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(/([^{};]+)\{/g)) {
    // The head of a block, unless it is a rule about the media, a container or a layer.
    if (prelude.trimStart().startsWith('@')) continue;
    for (const [, name = ''] of prelude.replace(/"[^"]*"|'[^']*'/g, '').matchAll(/\.([a-zA-Z_][\w-]*)/g)) names.add(name);
  }
  return names;
}
