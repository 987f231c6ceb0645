import { refusalOf } from './caller-context.tsx';

export const blockPath = (language: string, ticket: string): string => `/${language}/block?${new URLSearchParams({ ticket }).toString()}`;

/** What a player who still signs in is barred from. */
export const blocksPath = (language: string): string => `/${language}/office/blocks`;

/**
 * A way in that meets a block leaves for the page that says why (S209): whoever proved whose the account is got a ticket for it. The answer
 * never comes then, so that the form stays as it is until the other page is there.
 */
export async function orBlockPage<R>(answer: Promise<R>, language: string): Promise<R> {
  try {
    return await answer;
  } catch (error) {
    const refused = refusalOf(error)?.body;
    const ticket = refused?.code === 'account_blocked' ? refused.errors[0]?.accepted?.ticket : undefined;
    if (typeof ticket !== 'string') throw error;
    window.location.assign(blockPath(language, ticket));
    return new Promise(() => undefined);
  }
}
