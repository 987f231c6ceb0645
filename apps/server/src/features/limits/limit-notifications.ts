import { isTimeLimit } from '@touchline/catalogue/jurisdictions/jurisdiction';
import { SITE_LANGUAGES } from '@touchline/catalogue/places/languages';
import type { TextArguments } from '@touchline/i18n/dictionary';
import { formatAmount } from '@touchline/i18n/format-money';
import { formatDateTimeLong } from '@touchline/i18n/format-time';
import { type Language, resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import { z } from 'zod';
import { type KnownText, type NewMessage, writeOut } from '#features/messages';
import type { Queryable } from '#platform/db/queryable';
import { PayloadNumber, readPayload } from '#platform/jobs/job-failures';
import { addJob } from '#platform/jobs/jobs';
import type { LimitRow } from './limit.store.ts';
import { presentAmount } from './limit-value.ts';
import type { LimitsDeps } from './limits-deps.ts';

/** The fate of a limit. */
export interface LimitChangeNotice extends Pick<LimitRow, 'kind' | 'period'> {
  readonly change: 'hold' | 'wait' | 'kept' | 'confirmed';
  /** The one that holds now, or is wanted; null: none. */
  readonly amount: bigint | null;
  /** From when a looser one may be confirmed. */
  readonly from?: Date;
}

const LETTER_JOB = 'limits-letter';
const Payload = z.object({
  playerId: PayloadNumber,
  key: z.string(),
  args: z.record(z.string(), z.union([z.string(), z.record(z.string(), z.string())])),
});

const inAll = (text: (language: Language) => string): Record<string, string> =>
  Object.fromEntries(SITE_LANGUAGES.map((language) => [language, text(language)]));

const say = (language: Language, key: string, args?: TextArguments): string => findText(language, key, args) ?? key;

/** The minute in the policy's own zone. */
const formatMinute = (at: Date, zone: string): string => `${formatDateTimeLong(at.getTime(), zone)} (${zone})`;

function sentenceOf({ kind, period, change, amount, from }: LimitChangeNotice, currency: string, zone: string, language: Language): string {
  const limit = say(language, 'limits.name', {
    kind: say(language, `limits.kind.${kind}`),
    period: say(language, `limits.period.${period}`),
  });
  const at = from ? formatMinute(from, zone) : '';
  if (amount === null) return say(language, change === 'wait' ? 'limit-notification.wait-none' : 'limit-notification.gone', { limit, at });
  const text = presentAmount(kind, amount, currency);
  const value = isTimeLimit(kind)
    ? say(language, kind === 'reality-check' ? 'limits.every' : 'limits.minutes', { n: Number(text) })
    : formatAmount(language, text, currency, { code: true });
  return say(language, `limit-notification.${change}`, { limit, value, at });
}

/** Limits that were set, asked for, confirmed or left as they are, a sentence each. */
export const limitsChanged = (news: readonly LimitChangeNotice[], currency: string, zone: string): KnownText => ({
  key: 'limits-changed',
  args: { changes: inAll((language) => news.map((one) => sentenceOf(one, currency, zone, language)).join('\n')) },
});

/** A time-out or self-exclusion has started; `until` null: permanent. */
export const playStopped = (kind: 'break' | 'self-exclusion', until: Date | null, zone: string): KnownText =>
  until === null ? { key: 'excluded-for-good', args: {} } : { key: `${kind}-begun`, args: { until: formatMinute(until, zone) } };

/**
 * Tells a player what changed about their protection, in the inbox and by a letter, in the transaction of the change. It is no offer: whoever
 * is excluded is told too.
 */
export async function notifyPlayer({ messages }: LimitsDeps, client: Queryable, playerId: bigint, text: KnownText): Promise<void> {
  const message: NewMessage = { playerId, topic: 'account', text, link: '/office/responsible-gambling' };
  await messages.write(client, [message]);
  const payload = { playerId: playerId.toString(), ...text };
  await addJob(client, LETTER_JOB, payload);
}

/** Defines the job behind the letters; a player without an address has the message. */
export function defineLimitNotificationJob({ platform: { jobs }, account, sender }: LimitsDeps): void {
  jobs.define(LETTER_JOB, async (payload) => {
    const { playerId: id, key, args } = readPayload(Payload, payload);
    const playerId = BigInt(id);
    const contact = await account.readContact(playerId);
    if (!contact?.email) return;
    const { title, text } = writeOut({ key, args }, resolveLanguage(contact.language));
    await sender.send({ playerId, channel: 'mail', template: 'notice', data: { title, text } });
  });
}
