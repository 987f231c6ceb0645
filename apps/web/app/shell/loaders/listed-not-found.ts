/**
 * R004: addresses that are never a page of ours, whatever stands behind them: what scanners and broken links ask for, and names that only
 * look like pages because some script wrote a missing value into a link. Without language, without the first slash.
 */
const LISTED: ReadonlySet<string> = new Set([
  'undefined',
  'null',
  'NaN',
  '[object Object]',
  'index.php',
  'index.html',
  'home.html',
  'admin',
  'administrator',
  'wp-admin',
  'wp-login.php',
  'user/login',
  'line/undefined',
  'live/undefined',
  'line/null',
  'live/null',
  'match/undefined',
  'match/null',
  'team/undefined',
  'team/null',
]);

/** The path of a page as its address has it, language first: whether it is on the list. */
export function isListedNotFound(pathname: string): boolean {
  const rest = pathname.split('/').slice(2).join('/').replace(/\/+$/, '');
  try {
    return LISTED.has(decodeURIComponent(rest));
  } catch {
    // Not an address at all: the screens answer for it.
    return false;
  }
}
