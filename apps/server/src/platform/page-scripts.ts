import path from 'node:path';

/** Scripts that the server hands to pages as they are. Outside `src`, so that the sources and the one file they are joined into find the same ones. */
export const PAGE_SCRIPTS_FOLDER = path.resolve(import.meta.dirname, '../../page-scripts');
