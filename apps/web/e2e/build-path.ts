import path from 'node:path';

/** Where `npm run build` puts the site; looked for before tests need it. */
export const BUILD_PATH = path.resolve(import.meta.dirname, '../build/server/index.js');
