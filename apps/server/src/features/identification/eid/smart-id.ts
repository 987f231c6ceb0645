import { createHash } from 'node:crypto';
import { type EidClient, type EidSettings, EidUnavailable, exchange, textIn } from './eid-client.ts';
import { smartIdCode } from './verification-code.ts';

const digest = (challenge: Uint8Array): Buffer => createHash('sha512').update(challenge).digest();

/** Smart-ID over its published relying-party interface, version 2: the key is in an app. */
export function createSmartId({ baseUrl, relyingPartyUuid, relyingPartyName }: EidSettings): EidClient {
  return {
    name: 'smart-id',
    codeOf: (challenge) => smartIdCode(digest(challenge)),
    async begin(person, challenge) {
      const subject = encodeURIComponent(`PNO${person.country}-${person.personalCode}`);
      const answer = await exchange(`${baseUrl}/authentication/etsi/${subject}`, {
        relyingPartyUUID: relyingPartyUuid,
        relyingPartyName,
        certificateLevel: 'QUALIFIED',
        hash: digest(challenge).toString('base64'),
        hashType: 'SHA512',
        allowedInteractionsOrder: [{ type: 'displayTextAndPIN', displayText60: relyingPartyName.slice(0, 60) }],
      });
      return answer === 'missing' ? undefined : textIn(answer, 'sessionID') || undefined;
    },
    async read(session) {
      const answer = await exchange(`${baseUrl}/session/${encodeURIComponent(session)}?timeoutMs=1000`);
      if (answer === 'missing') return { kind: 'failed', reason: 'SESSION_UNKNOWN' };
      if (answer.state === 'RUNNING') return { kind: 'running' };
      if (answer.state !== 'COMPLETE') throw new EidUnavailable('a state that the interface does not have');
      const result = textIn(answer.result, 'endResult');
      if (result !== 'OK') return { kind: 'failed', reason: result || 'UNKNOWN' };
      if (textIn(answer.cert, 'certificateLevel') !== 'QUALIFIED') return { kind: 'failed', reason: 'CERTIFICATE_LEVEL' };
      return {
        kind: 'signed',
        proof: { hash: 'sha512', signature: textIn(answer.signature, 'value'), certificate: textIn(answer.cert, 'value') },
      };
    },
  };
}
