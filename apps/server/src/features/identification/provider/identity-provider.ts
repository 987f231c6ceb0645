import type { FastifyInstance } from 'fastify';

/** Requests to a provider of identification. It answers later, over the signed webhook, and may say the same twice or too late. */
export interface IdentityProvider {
  readonly name: string;
  /** Opens a session at the provider; the token is what its widget is started with, `page` is where its own page asks the visitor. */
  open(session: { readonly id: string; readonly flow: 'verigram' | 'sumsub' | 'face-id' }): {
    readonly token: string;
    readonly page: string;
  };
  /** Everything is there (the widget has ended, the face was sent): the provider begins to look. */
  examine(session: {
    readonly id: string;
    readonly flow: 'verigram' | 'sumsub' | 'face-id';
    readonly pictures: readonly Uint8Array[];
  }): Promise<void>;
  /** The provider's page, which stands in our own process. */
  routes(server: FastifyInstance): void;
  /** Whether a message comes from the provider, now. */
  verify(message: { readonly text: string; header(name: string): string | undefined }): boolean;
}
