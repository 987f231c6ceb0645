import path from 'node:path';
import { SERVER_FOLDER } from '../folders.ts';

/** Scripts that the server hands to pages as they are. Outside `src`, so that the sources and the one file they are joined into find the same ones. */
export const PAGE_SCRIPTS_FOLDER = path.join(SERVER_FOLDER, 'page-scripts');
