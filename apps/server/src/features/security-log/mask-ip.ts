/** An address with its last part hidden: 203.0.113.x, 2001:db8:1:2::x. */
export function maskIp(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (/^\d+\.\d+\.\d+\.\d+$/.test(plain)) return plain.replace(/\d+$/, 'x');
  const groups = plain.split(':').filter((group) => group !== '');
  return groups.length === 0 ? 'x' : `${groups.slice(0, 4).join(':')}::x`;
}

/** RFC 1918, RFC 4193, loopback: what an address says of its place without asking anyone. */
export function networkOf(ip: string): 'this-machine' | 'private-network' | 'internet' {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/, '');
  if (/^127\./.test(plain) || plain === '::1') return 'this-machine';
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|f[cd][0-9a-f]{2}:|fe80:)/i.test(plain) ? 'private-network' : 'internet';
}
