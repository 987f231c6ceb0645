import { createTransport } from 'nodemailer';
import { type Letter, listHeaders } from './letter.ts';

/** Takes letters of a channel away. Throws where it could not: the letter is tried again. */
export type Carrier = (letter: Letter) => Promise<void>;

/** Mail over SMTP. The letter's number is its Message-ID, so that one carried twice is recognised as the same. */
export function createMailCarrier(smtpUrl: string, publicUrl: URL): Carrier {
  const transport = createTransport(smtpUrl);
  return async (letter) => {
    await transport.sendMail({
      from: { name: 'Touchline', address: `no-reply@${publicUrl.hostname}` },
      to: letter.address,
      subject: letter.subject,
      text: letter.body,
      headers: listHeaders(letter),
      messageId: `<letter-${letter.id}@${publicUrl.hostname}>`,
      attachments: letter.attachments.map(({ name, contentType, text }) => ({ filename: name, contentType, content: text })),
    });
  };
}
