import { verify, X509Certificate } from 'node:crypto';
import type { EidPerson } from './eid-client.ts';

/** The proof that the service hands over once the person has signed; base64 as it came. */
export interface EidProof {
  readonly hash: 'sha256' | 'sha512';
  readonly signature: string;
  /** DER. */
  readonly certificate: string;
}

/** The person as the certificate names them. */
export interface EidIdentity {
  readonly country: string;
  readonly personalCode: string;
  readonly firstName: string;
  readonly lastName: string;
  /** ISO 8601 where the national number tells it. */
  readonly birthDate: string | null;
}

export type ProofFault = 'certificate' | 'untrusted' | 'expired' | 'signature' | 'other-person';

/**
 * Believes a proof only if the certificate comes from a trusted issuer, is in force, names the very person who was asked, and its key signed
 * our challenge. `anchors` are PEM certificates of the issuers.
 */
export function verifyProof(
  proof: EidProof,
  { challenge, person, anchors, now }: { challenge: Uint8Array; person: EidPerson; anchors: readonly string[]; now: number },
): EidIdentity | ProofFault {
  let certificate: X509Certificate;
  try {
    certificate = new X509Certificate(Buffer.from(proof.certificate, 'base64'));
  } catch {
    return 'certificate';
  }
  const trusted = anchors.some((pem) => {
    const issuer = new X509Certificate(pem);
    return certificate.checkIssued(issuer) && certificate.verify(issuer.publicKey);
  });
  if (!trusted) return 'untrusted';
  if (now < Date.parse(certificate.validFrom) || now > Date.parse(certificate.validTo)) return 'expired';
  const key = certificate.publicKey;
  const signature = Buffer.from(proof.signature, 'base64');
  // Mobile-ID signs with elliptic curves and gives the bare numbers, Smart-ID with RSA.
  const by = key.asymmetricKeyType === 'ec' ? { key, dsaEncoding: 'ieee-p1363' as const } : key;
  if (!verify(proof.hash, challenge, by, signature)) return 'signature';
  const fields = subjectFields(certificate.subject);
  const [, country = '', personalCode = ''] = /^PNO([A-Z]{2})-(.+)$/.exec(fields.get('serialNumber') ?? '') ?? [];
  if (country !== person.country || personalCode !== person.personalCode) return 'other-person';
  return {
    country,
    personalCode,
    firstName: fields.get('GN') ?? '',
    lastName: fields.get('SN') ?? '',
    birthDate: birthDateOf(country, personalCode),
  };
}

/** Node gives a line an attribute. */
const subjectFields = (subject: string): Map<string, string> =>
  new Map(
    subject.split('\n').map((line) => {
      const at = line.indexOf('=');
      return [line.slice(0, at), line.slice(at + 1).replace(/\\(.)/g, '$1')];
    }),
  );

/** Estonian and Lithuanian numbers: century and sex, then yymmdd. Latvian ones before 2017: ddmmyy-century. */
export function birthDateOf(country: string, personalCode: string): string | null {
  if (country === 'LV') {
    const [, day, month, year, century] = /^(\d\d)(\d\d)(\d\d)-([012])/.exec(personalCode) ?? [];
    return day && month && year && century && day < '32' ? `${18 + Number(century)}${year}-${month}-${day}` : null;
  }
  const [, first, year, month, day] = /^([1-8])(\d\d)(\d\d)(\d\d)\d{4}$/.exec(personalCode) ?? [];
  return first && year && month && day ? `${18 + Math.floor((Number(first) - 1) / 2)}${year}-${month}-${day}` : null;
}
