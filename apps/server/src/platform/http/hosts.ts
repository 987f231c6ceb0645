import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import type { Brands } from '../tenant/brands.ts';
import { plainAddress } from './networks.ts';

/** The name in a Host header, without its port; undefined for an invalid header. */
export const hostName = (header: string | undefined): string | undefined =>
  /^(\[[0-9a-f:.]+\]|[^\s:/@?#[\]]+)(?::\d{1,5})?$/i
    .exec(header ?? '')?.[1]
    ?.toLowerCase()
    .replace(/\.$/, '');

const LOOPBACK = ['localhost', '127.0.0.1', '[::1]'];

/**
 * Whether a request names this site as its host. A page of somebody else's name that is led to our address (DNS rebinding), and a link that a
 * cache keeps under a made-up host, end here. Besides the settings' names the very address at which the connection arrived is one of ours.
 */
export function createHostCheck(
  config: Pick<Config, 'publicUrl' | 'host' | 'hosts'>,
  brands: Pick<Brands, 'isHost'>,
): (request: Pick<IncomingMessage, 'headers' | 'socket'>) => boolean {
  const ours = new Set([...LOOPBACK, config.host.toLowerCase(), config.publicUrl.hostname.toLowerCase(), ...config.hosts]);
  return ({ headers, socket }) => {
    const name = hostName(headers.host);
    if (name === undefined) return false;
    return ours.has(name) || brands.isHost(name) || name.replace(/^\[|\]$/g, '') === plainAddress(socket.localAddress ?? '');
  };
}
