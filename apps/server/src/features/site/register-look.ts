import type { FastifyInstance } from 'fastify';
import type { Brands } from '#platform/tenant/brands';
import { COLOURS_PATH, coloursAddress, renderColours } from './brand-colours.ts';
import type { ReadSettings } from './settings/site-settings.ts';
import { MANIFEST_PATH, renderManifest } from './web-manifest.ts';

/** The files of a brand's look, whose it is by the host: its colours and its manifest. */
export function registerLook(server: FastifyInstance, brands: Pick<Brands, 'ofHost'>, readSettings: ReadSettings): void {
  server.get(COLOURS_PATH, async (request, reply) => {
    const settings = readSettings({ brandId: brands.ofHost(request.headers.host).id });
    // A process that has not heard of a change yet must not keep the old colours under the new address.
    const isAsked = request.url === coloursAddress(settings);
    return reply
      .type('text/css; charset=utf-8')
      .header('cache-control', isAsked ? 'public, max-age=31536000, immutable' : 'no-cache')
      .send(renderColours(settings));
  });
  server.get(MANIFEST_PATH, async (request, reply) => {
    const brand = brands.ofHost(request.headers.host);
    return reply
      .type('application/manifest+json; charset=utf-8')
      .header('cache-control', 'no-cache')
      .send(renderManifest(brand, readSettings({ brandId: brand.id })));
  });
}
