/** As much of an e-mail as it takes to compare with what a caller says: "anna.b@example.com" -> "a***@e***.com". */
export function maskEmail(email: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(email) ?? [];
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${first(local)}***@${first(domain)}***${ending}`;
}

/** The last two digits: "4915112345678" -> "***78". The length is not told either. */
export const maskPhone = (phone: string): string => `***${phone.slice(-2)}`;

const first = (text: string): string => Array.from(text)[0] ?? '';
