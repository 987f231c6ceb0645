/** An address or a phone as much as it takes to recognise one's own: "a***@e***.com", "+49***78". */
export function maskContact(contact: string): string {
  const [, local = '', domain = ''] = /^(.*)@(.*)$/.exec(contact) ?? [];
  if (domain === '') return `+${contact.replace(/^\+/, '').slice(0, 2)}***${contact.slice(-2)}`;
  const ending = domain.includes('.') ? domain.slice(domain.lastIndexOf('.')) : '';
  return `${first(local)}***@${first(domain)}***${ending}`;
}

const first = (text: string): string => Array.from(text)[0] ?? '';
