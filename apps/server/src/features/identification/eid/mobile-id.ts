import { createHash } from 'node:crypto';
import { type EidClient, type EidSettings, EidUnavailable, exchange, textIn } from './eid-client.ts';
import { mobileIdCode } from './verification-code.ts';

const LANGUAGES: Readonly<Record<string, string>> = { et: 'EST', lv: 'ENG', lt: 'LIT', ru: 'RUS' };
const digest = (challenge: Uint8Array): Buffer => createHash('sha256').update(challenge).digest();

/** Mobile-ID over its published REST interface: the key is in the SIM card. */
export function createMobileId({ baseUrl, relyingPartyUuid, relyingPartyName }: EidSettings): EidClient {
  return {
    name: 'mobile-id',
    codeOf: (challenge) => mobileIdCode(digest(challenge)),
    async begin(person, challenge, language) {
      const answer = await exchange(`${baseUrl}/authentication`, {
        relyingPartyUUID: relyingPartyUuid,
        relyingPartyName,
        phoneNumber: person.phone,
        nationalIdentityNumber: person.personalCode,
        hash: digest(challenge).toString('base64'),
        hashType: 'SHA256',
        language: LANGUAGES[language] ?? 'ENG',
      });
      return answer === 'missing' ? undefined : textIn(answer, 'sessionID') || undefined;
    },
    async read(session) {
      const answer = await exchange(`${baseUrl}/authentication/session/${encodeURIComponent(session)}?timeoutMs=1000`);
      if (answer === 'missing') return { kind: 'failed', reason: 'SESSION_UNKNOWN' };
      if (answer.state === 'RUNNING') return { kind: 'running' };
      if (answer.state !== 'COMPLETE') throw new EidUnavailable('a state that the interface does not have');
      const result = textIn(answer, 'result');
      if (result !== 'OK') return { kind: 'failed', reason: result || 'UNKNOWN' };
      return {
        kind: 'signed',
        proof: { hash: 'sha256', signature: textIn(answer.signature, 'value'), certificate: textIn(answer, 'cert') },
      };
    },
  };
}
