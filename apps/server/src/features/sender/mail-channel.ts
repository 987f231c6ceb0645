import { createTransport } from 'nodemailer';
import type { Brands } from '#platform/tenant/brands';
import type { DeliveryChannel } from './delivery-channel.ts';
import { listHeaders } from './letter.ts';

/** Mail over SMTP, in the brand's name. The letter's number is its Message-ID, so that one carried twice is recognised as the same. */
export function createMailChannel(smtpUrl: string, brands: Pick<Brands, 'of' | 'first'>): DeliveryChannel {
  const transport = createTransport(smtpUrl);
  return {
    async carry(letter) {
      const { name, publicUrl } = brands.of(letter.brandId) ?? brands.first;
      const messageId = `<letter-${letter.id}@${publicUrl.hostname}>`;
      await transport.sendMail({
        from: { name, address: `no-reply@${publicUrl.hostname}` },
        to: letter.address,
        subject: letter.subject,
        text: letter.body,
        headers: listHeaders(letter),
        messageId,
        attachments: letter.attachments.map((file) => ({ filename: file.name, contentType: file.contentType, content: file.text })),
      });
      return messageId;
    },
  };
}
