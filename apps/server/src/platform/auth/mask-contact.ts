/** As much of an e-mail as it takes to compare with what somebody says: "anna.b@example.com" -> "a***@e***.com". */
export function maskEmail(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email) ?? [];
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${first(local)}***@${first(domain)}***${ending}`;
}

/** The last two digits: "4915112345678" -> "***78". The length is hidden too. */
export const maskPhone = (phone: string): string => `***${phone.slice(-2)}`;

/** An address or a phone as much as it takes to recognise one's own: "a***@e***.com", "+49***78". */
export const maskContact = (contact: string): string =>
  contact.includes('@') ? maskEmail(contact) : `+${contact.replace(/^\+/, '').slice(0, 2)}${maskPhone(contact)}`;

const first = (text: string): string => Array.from(text)[0] ?? '';
