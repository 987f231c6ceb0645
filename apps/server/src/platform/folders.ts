import path from 'node:path';

/** The server's own folder. Here and nowhere deeper: the bundle lies as deep below it as this file does (tools/bundle-server.ts). */
export const SERVER_FOLDER = path.resolve(import.meta.dirname, '../..');
