import { randomUUID } from 'node:crypto';

/** The answer of a wallet. */
export interface Answered {
  readonly http: number;
  readonly body: Readonly<Record<string, unknown>>;
}
/** A case: what is tried, and whether the wallet did as the contract says. Throws an Error that says what it did instead. */
export interface WalletCase {
  readonly title: string;
  run(): Promise<void>;
}

export const newName = (): string => randomUUID();

/** Throws unless the answer has the HTTP status and these fields. */
export function expectAnswer({ http, body }: Answered, status: number, fields: Readonly<Record<string, unknown>>): void {
  const wrong = Object.entries(fields).find(([key, value]) => body[key] !== value);
  if (http === status && wrong === undefined) return;
  throw new Error(`expected ${status} ${JSON.stringify(fields)}, and was answered ${http} ${JSON.stringify(body)}`);
}

/** Posts a text and reads the JSON that comes back; whatever is not JSON is an empty answer. */
export async function post(url: URL, text: string, headers: Readonly<Record<string, string>>): Promise<Answered> {
  const reply = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: text });
  const answer: unknown = await reply.json().catch(() => ({}));
  return { http: reply.status, body: (answer ?? {}) as Answered['body'] };
}
