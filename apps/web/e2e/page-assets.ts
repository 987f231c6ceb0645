/**
 * Addresses that a page's HTML names besides other pages: scripts, styles, fonts, images, icons, the manifest, preloads. Paths of the site, once
 * each.
 */
export function assetsOf(html: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const [tag, name] of html.matchAll(/<(script|link|img|source|video|audio|use|image)\b[^>]*>/g)) {
    if (name === 'link' && !/rel="(?:stylesheet|icon|manifest|preload|modulepreload|apple-touch-icon|mask-icon)"/.test(tag)) continue;
    const [, address = ''] = / (?:src|href)="([^"]+)"/.exec(tag) ?? [];
    if (address.startsWith('/') && !address.startsWith('//')) found.add(address.replaceAll('&amp;', '&').replace(/#.*/, ''));
  }
  found.delete('');
  return found;
}
