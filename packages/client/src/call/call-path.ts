import type { CallRoute } from '@touchline/contract/call-table';
import { buildQuery, type Fields } from './request-fields.ts';

/** The input of any call, once the contract has typed it. */
export interface CallInput {
  readonly params?: Fields;
  readonly query?: Fields;
  readonly body?: unknown;
  readonly bind?: Readonly<Record<string, string>>;
}

/** Chooses the path that binds what the caller asks for (line or live); the first where it asks for nothing. */
export function choosePath(call: CallRoute, bind: Readonly<Record<string, string>> = {}): string {
  const wanted = Object.entries(bind);
  const found = call.paths.find((path) => wanted.every(([name, value]) => path.bind?.[name] === value));
  if (!found) throw new RangeError(`no path of the call binds ${JSON.stringify(bind)}`);
  return found.path;
}

/** Fills positional segments (R133): ":name" and a last "*", which may hold slashes. A segment that is missing is a defect of the caller. */
export function fillPath(path: string, params: Readonly<Record<string, unknown>> = {}): string {
  const read = (name: string): string => {
    const value = params[name];
    if ((typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'bigint') || value === '')
      throw new RangeError(`Wrong input param [${name}]`);
    return String(value);
  };
  return path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(read(name)))
    .replace(/\*$/, () => read('*').split('/').map(encodeURIComponent).join('/'));
}

/** The address that a call goes to, with its query. Throws RangeError for a path that nothing binds and for a missing segment. */
export function callAddress(call: CallRoute, { params, query = {}, bind }: CallInput): string {
  const path = fillPath(choosePath(call, bind), params);
  const written = buildQuery(query, call.query);
  return written === '' ? path : `${path}?${written}`;
}
