/** For browser tests, which know the server by its harness alone. */
export { freePort } from '../../src/platform/db/free-port.ts';
