import vm from 'node:vm';
import { expect, it } from 'vitest';
import { compactManifest, type RouteManifest } from '../vite/compact-manifest.ts';

const SHAPE = { hasAction: false, hasLoader: true };
const MANIFEST: RouteManifest = {
  entry: { module: '/assets/entry.client-a1.js', imports: [], css: [] },
  routes: {
    root: { id: 'root', path: '', ...SHAPE, module: '/assets/root-b2.js', imports: ['/assets/frame-c3.js'], css: ['/assets/root-d4.css'] },
    'routes/site/home': {
      id: 'routes/site/home',
      parentId: 'root',
      index: true,
      ...SHAPE,
      module: '/assets/home-e_-5.js',
      imports: ['/assets/frame-c3.js'],
      css: [],
    },
    line: { id: 'line', parentId: 'root', path: 'line/:sport?', ...SHAPE, module: '/assets/feed-f6.js', imports: [], css: [] },
    live: {
      id: 'live',
      parentId: 'root',
      path: 'live/:sport?',
      ...SHAPE,
      hasErrorBoundary: true,
      module: '/assets/feed-f6.js',
      imports: [],
      css: [],
    },
  },
  url: '/assets/manifest-1.js',
  version: '1',
};

it('a compact manifest gives the router the same routes, in their order', () => {
  const window: { __reactRouterManifest?: RouteManifest } = {};
  vm.runInNewContext(compactManifest(MANIFEST), { window });
  // From another realm: compared by what it says.
  expect(JSON.parse(JSON.stringify(window.__reactRouterManifest))).toEqual(MANIFEST);
  expect(Object.keys(window.__reactRouterManifest?.routes ?? {})).toEqual(Object.keys(MANIFEST.routes));
});
