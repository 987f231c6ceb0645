/** As the router reads an address: whatever its case, its escapes and its slashes. */
function readPath(path: string): string[] {
  const parts = path.split('/').filter((part) => part !== '');
  try {
    return parts.map((part) => decodeURIComponent(part).toLowerCase());
  } catch {
    return parts.map((part) => part.toLowerCase());
  }
}

/** Whether an address, with its language and without query, is one of `pages` (without theirs) or below it. */
export function isPageOf(address: string, pages: readonly string[]): boolean {
  const page = readPath(address).slice(1).join('/');
  return pages.some((one) => page === one || page.startsWith(`${one}/`));
}
