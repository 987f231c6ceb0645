import { siteLanguage } from '@touchline/i18n/languages';
import { findText } from '@touchline/i18n/translate';
import type { AccountFeature } from '#features/account';
import type { VaultFeature } from '#features/vault';
import type { DbOrTrx } from '#platform/db';
import { Failure } from '#platform/failure';
import type { Feature } from '#platform/feature';
import { addJob } from '#platform/jobs';
import type { Platform } from '#platform/platform';
import { queryOn } from '#platform/query-on';
import { type Carrier, createMailCarrier } from './carrier.ts';
import { carryLetters } from './carry-letters.ts';
import { type Channel, readNewest, writeLetter } from './letter.store.ts';
import { type Attachment, type Letter, openLetter, sealContent, sealPlainLetters, type Unsubscribe } from './letter.ts';
import { renderOutbox } from './outbox-page.ts';

export type { Attachment, Channel, Letter, Unsubscribe };

export interface Message {
  /** Whose contact and language count; null for people who are not players yet. */
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

export interface SenderFeature extends Feature<never> {
  /**
   * Writes a letter, inside the caller's transaction where one is given; it leaves after the commit. Throws Failure `address_missing`
   * where the player has no address for the channel.
   */
  send(message: Message, trx?: DbOrTrx): Promise<void>;
  /** The newest letters of all, newest first. For development. */
  readNewest(most: number): Promise<Letter[]>;
}

const OUTBOX_PAGE_LETTERS = 100;

/** Letters to players. Carriers exist for the channels that are configured; the others keep their letters, readable in development. */
export function createSenderFeature(
  platform: Platform,
  { account, vault }: { readonly account: Pick<AccountFeature, 'readContact'>; readonly vault: VaultFeature },
): SenderFeature {
  const { config, db, jobs, roles } = platform;
  const carriers = new Map<Channel, Carrier>(config.smtpUrl ? [['mail', createMailCarrier(config.smtpUrl, config.publicUrl)]] : []);
  jobs.define('sender-carry', async () => {
    await carryLetters(platform, vault, carriers);
  });
  if (carriers.size > 0) jobs.every('* * * * *', 'sender-carry');

  const readOpened = async (most: number): Promise<Letter[]> =>
    Promise.all((await readNewest(db, most)).map((letter) => openLetter(vault, db, letter)));

  return {
    handlers: {},
    readNewest: readOpened,
    start: () => vault.sealPlain('letter', sealPlainLetters(vault)),
    async send(message, trx = db) {
      const contact = message.playerId === null ? undefined : await account.readContact(message.playerId, trx);
      const address = message.to ?? (message.channel === 'mail' ? contact?.email : contact?.phone) ?? null;
      if (address === null) throw new Failure('address_missing');
      const language = siteLanguage(message.language ?? contact?.language ?? 'en');
      const text = (part: 'subject' | 'body'): string => {
        const found = findText(language, `letter.${message.template}.${part}`, message.data);
        if (found === undefined) throw new RangeError(`no text for the ${part} of the letter ${message.template}`);
        return found;
      };
      const { playerId, channel, template, attachments = [], unsubscribe = null } = message;
      const footer = unsubscribe && findText(language, 'letter.unsubscribe', { page: unsubscribe.page });
      const body = footer ? `${text('body')}\n\n${footer}` : text('body');
      const said = { address, subject: text('subject'), body, attachments, unsubscribe };
      await writeLetter(trx, { playerId, channel, language, template, content: await sealContent(vault, trx, playerId, said) });
      if (carriers.has(message.channel)) await addJob(queryOn(trx), 'sender-carry', null);
    },
    routes(server) {
      // What was sent holds codes and names: nobody but a developer sees it.
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
