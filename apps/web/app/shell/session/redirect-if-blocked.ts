import { toApiFailure } from '../api/api-client-context.tsx';

export const accountBlockedPath = (language: string, ticket: string): string =>
  `/${language}/block?${new URLSearchParams({ ticket }).toString()}`;

/** Bars on a player who still signs in. */
export const restrictionsPath = (language: string): string => `/${language}/office/blocks`;

/**
 * If a login fails because the account is blocked, go to the page that explains the block, with the ticket from the reply (S209). The
 * promise then never settles, so the form stays busy until the browser has navigated.
 */
export async function redirectIfBlocked<R>(answer: Promise<R>, language: string): Promise<R> {
  try {
    return await answer;
  } catch (error) {
    const refused = toApiFailure(error)?.body;
    const ticket = refused?.code === 'account_blocked' ? refused.errors[0]?.accepted?.ticket : undefined;
    if (typeof ticket !== 'string') throw error;
    window.location.assign(accountBlockedPath(language, ticket));
    return new Promise(() => undefined);
  }
}
