import type { CallPath, CallSpec } from '@touchline/contract/call';
import type { InjectOptions } from 'fastify';

export interface CallParts {
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
}

/** The request that a call's parts make; parts of the wrong shape are sent as they can be. */
export function callRequest(call: CallSpec, path: CallPath, parts: CallParts): InjectOptions & { readonly url: string } {
  const params = asRecord(parts.params);
  const url = path.path
    .replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(printed(params[name] ?? 'none')) || 'none')
    .replace(
      '*',
      printed(params['*'] ?? 'none')
        .split('/')
        .map(encodeURIComponent)
        .join('/'),
    );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(asRecord(parts.query))) {
    if (Array.isArray(value)) for (const one of value) query.append(`${name}[]`, printed(one));
    else if (value !== undefined) query.append(name, printed(value));
  }
  const tail = query.size > 0 ? `?${query.toString()}` : '';
  const sendsBody = call.method !== 'GET' && call.body !== undefined;
  return {
    method: call.method,
    url: `${url}${tail}`,
    ...(sendsBody ? { headers: { 'content-type': 'application/json' }, payload: JSON.stringify(parts.body ?? {}) } : {}),
  };
}

const asRecord = (value: unknown): Record<string, unknown> =>
  value !== null && typeof value === 'object' && !Array.isArray(value) ? { ...value } : {};

const printed = (value: unknown): string => (typeof value === 'string' ? value : (JSON.stringify(value) ?? ''));
