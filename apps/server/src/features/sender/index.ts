import { resolveLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { AccountFeature } from '#features/account';
import type { VaultFeature } from '#features/vault';
import type { Config } from '#platform/config';
import type { Queryable } from '#platform/db/queryable';
import type { Feature } from '#platform/feature';
import { Failure } from '#platform/http/failure';
import { addJob } from '#platform/jobs/jobs';
import type { Platform } from '#platform/platform';
import { deliverMessages, readDeliveries } from './deliver-messages.ts';
import type { DeliveryChannel } from './delivery-channel.ts';
import { type Channel, readNewest, writeLetter } from './letter.store.ts';
import { type Attachment, type Letter, openLetter, sealContent, sealPlainLetters, type Unsubscribe } from './letter.ts';
import { createMailChannel } from './mail-channel.ts';
import { renderOutbox } from './outbox-page.ts';
import { createSmsGateway } from './sms-gateway.ts';
import { createTelegramGateway } from './telegram-gateway.ts';
import { createTwilioSms } from './twilio-sms.ts';

export type { Attachment, Channel, Letter, Unsubscribe };

export interface Message {
  /** The account whose contact and language count; null for people who are not players yet. */
  readonly playerId: bigint | null;
  readonly channel: Channel;
  /** An address other than the player's own: one that is to be confirmed. */
  readonly to?: string;
  /** Names the texts `letter.<template>.subject` and `letter.<template>.body`. */
  readonly template: string;
  readonly data: Readonly<Record<string, string | number>>;
  readonly language?: string;
  readonly attachments?: readonly Attachment[];
  /** Makes it a letter that nobody has to get: it says how to end such letters. */
  readonly unsubscribe?: Unsubscribe;
}

export interface SenderFeature extends Feature {
  /**
   * Writes a letter, inside the caller's transaction where one is given; it leaves after the commit. Throws Failure `email_missing` or `phone_missing`
   * where the player has no address for the channel.
   */
  send(message: Message, on?: Queryable): Promise<void>;
  /** The newest letters of all, newest first. For development. */
  readNewest(max: number): Promise<Letter[]>;
}

const OUTBOX_PAGE_LETTERS = 100;

/** The carriers of the channels that are configured. */
function carriersOf(
  { smtpUrl, sms, messenger }: Config,
  brands: Platform['brands'],
  now: () => number,
): ReadonlyMap<Channel, DeliveryChannel> {
  const carriers = new Map<Channel, DeliveryChannel>();
  if (smtpUrl) carriers.set('mail', createMailChannel(smtpUrl, brands));
  if (sms) carriers.set('sms', sms.provider === 'twilio' ? createTwilioSms(sms) : createSmsGateway(sms, now));
  if (messenger) carriers.set('messenger', createTelegramGateway(messenger));
  return carriers;
}

/** A single configured way to a phone takes the letters of both. */
function channelOf(wanted: Channel, carriers: ReadonlyMap<Channel, DeliveryChannel>): Channel {
  return wanted === 'messenger' && !carriers.has('messenger') && carriers.has('sms') ? 'sms' : wanted;
}

/** Letters to players. Carriers exist for the channels that are configured; the others keep their letters, readable in development. */
export function createSenderFeature(
  platform: Platform,
  { account, vault }: { readonly account: Pick<AccountFeature, 'readContact'>; readonly vault: VaultFeature },
): SenderFeature {
  const { config, pool, jobs, roles } = platform;
  const carriers = carriersOf(config, platform.brands, () => platform.clock.now());
  // Each channel by itself: a gateway that is down holds up no mail.
  jobs.define('sender-carry', async () => {
    await Promise.all([...carriers].map(([channel, carrier]) => deliverMessages(platform, vault, channel, carrier)));
  });
  jobs.define('sender-deliveries', async () => {
    await Promise.all([...carriers].map(([channel, carrier]) => readDeliveries(platform, channel, carrier)));
  });
  if (carriers.size > 0) {
    jobs.every('* * * * *', 'sender-carry');
    jobs.every('* * * * *', 'sender-deliveries');
  }

  const readOpened = async (max: number): Promise<Letter[]> =>
    Promise.all((await readNewest(pool, max)).map((letter) => openLetter(vault, pool, letter)));

  return {
    handlers: {},
    readNewest: readOpened,
    start: () => vault.sealPlain('outgoing_message', sealPlainLetters(vault)),
    async send(message, on = pool) {
      const channel = channelOf(message.channel, carriers);
      const contact = message.playerId === null ? undefined : await account.readContact(message.playerId, on);
      const address = message.to ?? (channel === 'mail' ? contact?.email : contact?.phone) ?? null;
      if (address === null) throw new Failure(channel === 'mail' ? 'email_missing' : 'phone_missing');
      const language = resolveLanguage(message.language ?? contact?.language ?? 'en');
      const brand = contact?.brand ?? platform.brands.first;
      const data = { brand: brand.name, ...message.data };
      const text = (part: 'subject' | 'body'): string => {
        const found = findText(language, `letter.${message.template}.${part}`, data);
        if (found === undefined) throw new RangeError(`no text for the ${part} of the letter ${message.template}`);
        return found;
      };
      const { playerId, template, attachments = [], unsubscribe = null } = message;
      const code = message.data.code === undefined ? null : String(message.data.code);
      const footer = unsubscribe && findText(language, 'letter.unsubscribe', { page: unsubscribe.page });
      const body = footer ? `${text('body')}\n\n${footer}` : text('body');
      const said = { address, subject: text('subject'), body, attachments, unsubscribe, code };
      await writeLetter(on, {
        brandId: brand.id,
        playerId,
        channel,
        language,
        template,
        content: await sealContent(vault, on, playerId, said),
      });
      if (carriers.has(channel)) await addJob(on, 'sender-carry', null);
    },
    routes(server) {
      // Sent letters hold codes and names: nobody but a developer sees it.
      if (!config.dev || !roles.has('api')) return;
      server.get('/dev/outbox', async (_request, reply) =>
        reply
          .header('content-type', 'text/html; charset=utf-8')
          .header('cache-control', 'no-store')
          .send(renderOutbox(await readOpened(OUTBOX_PAGE_LETTERS))),
      );
    },
  };
}
