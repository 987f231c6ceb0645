import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Failure } from '../http/failure.ts';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/**
 * Throws `forbidden` unless the request comes from the operator's own side: with the settings' token, or from one of their networks. A request
 * that says it was forwarded, by a proxy that is not configured as trusted, comes from wherever the proxy was asked from.
 */
export function createInternalAccess({
  internalToken,
  internalNetworks,
  trustedProxies,
}: Pick<Config, 'internalToken' | 'internalNetworks' | 'trustedProxies'>): (request: FastifyRequest) => void {
  const wanted = internalToken === undefined ? undefined : digest(internalToken);
  return (request) => {
    const token = /^Bearer (\S{1,500})$/i.exec(request.headers.authorization ?? '')?.[1];
    if (wanted && token !== undefined && timingSafeEqual(digest(token), wanted)) return;
    const isForwarded = request.headers['x-forwarded-for'] !== undefined || request.headers.forwarded !== undefined;
    const isHidden = isForwarded && !trustedProxies.has(request.socket.remoteAddress);
    if (isHidden || !internalNetworks.has(request.ip)) throw new Failure('forbidden');
  };
}
