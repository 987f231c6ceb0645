import { createTransport } from 'nodemailer';
import type { Carrier } from './carrier.ts';
import { listHeaders } from './letter.ts';

/** Mail over SMTP. The letter's number is its Message-ID, so that one carried twice is recognised as the same. */
export function createMailCarrier(smtpUrl: string, publicUrl: URL): Carrier {
  const transport = createTransport(smtpUrl);
  return {
    async carry(letter) {
      const messageId = `<letter-${letter.id}@${publicUrl.hostname}>`;
      await transport.sendMail({
        from: { name: 'Touchline', address: `no-reply@${publicUrl.hostname}` },
        to: letter.address,
        subject: letter.subject,
        text: letter.body,
        headers: listHeaders(letter),
        messageId,
        attachments: letter.attachments.map(({ name, contentType, text }) => ({ filename: name, contentType, content: text })),
      });
      return messageId;
    },
  };
}
