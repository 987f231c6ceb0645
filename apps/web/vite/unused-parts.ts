import type { Plugin } from 'vite';

const PARSER = '@formatjs/icu-messageformat-parser';

/** Texts come parsed: the browser does without these 9 KB. */
export const noParserPlugin = (): Plugin => ({
  name: 'touchline-no-parser',
  enforce: 'pre',
  resolveId(id, importer) {
    return id === PARSER && this.environment.name === 'client' ? this.resolve(`${PARSER}/no-parser.js`, importer) : undefined;
  },
});

const ROUTER = 'react-router/dist/production/lib/';

/**
 * Parts of the router for settings that this site does not have, each by the end of its file's name, with what the rest of the router finds in their
 * place: routes that are asked for address by address (`routeDiscovery: lazy`), and listeners (`instrumentations`). What is undefined is never called.
 */
const UNUSED_ROUTER_PARTS: Readonly<Record<string, string>> = {
  [`${ROUTER}dom/ssr/fog-of-war.js`]: `
    export const isFogOfWarEnabled = () => false;
    export const getPatchRoutesOnNavigationFunction = () => undefined;
    export const useFogOFWarDiscovery = () => undefined;
    export const getPartialManifest = undefined, getManifestPath = undefined, getPathsWithAncestors = undefined,
      handleClientVersionMismatch = undefined, URL_LIMIT = undefined;`,
  [`${ROUTER}router/instrumentation.js`]: `
    export const consumeInstrumentationClientResultMetaReceiver = () => undefined;
    export const getRouteInstrumentationUpdates = undefined, instrumentClientSideRouter = undefined, instrumentHandler = undefined,
      instrumentationResultMetaContext = undefined;`,
};

/** The browser does without the router's parts that the site's settings leave unused. A name that the router misses fails the build. */
export const noUnusedRouterPartsPlugin = (): Plugin => ({
  name: 'touchline-no-unused-router-parts',
  apply: 'build',
  enforce: 'pre',
  load(id) {
    if (this.environment.name !== 'client') return undefined;
    const part = Object.keys(UNUSED_ROUTER_PARTS).find((end) => id.endsWith(end));
    return part && UNUSED_ROUTER_PARTS[part];
  },
  buildEnd(error) {
    if (error || this.environment.name !== 'client') return;
    const there = [...this.getModuleIds()];
    const gone = Object.keys(UNUSED_ROUTER_PARTS).filter((end) => !there.some((id) => id.endsWith(end)));
    if (gone.length > 0) throw new Error(`the router has no ${gone.join()} any more (vite/unused-parts.ts)`);
  },
});
