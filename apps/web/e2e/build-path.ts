import path from 'node:path';

/** The folder in which `npm run build` puts the site; looked for before tests need it. */
export const BUILD_PATH = path.resolve(import.meta.dirname, '../build/server/index.js');
