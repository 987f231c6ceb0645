import { FLAG_DESIGNS } from './flag-designs.ts';

const COLOURS: Readonly<Record<string, string>> = {
  r: '#d0202b',
  w: '#fff',
  b: '#1d4f9f',
  n: '#16295e',
  c: '#5fb0e3',
  g: '#12874a',
  d: '#0c5c38',
  y: '#f5c82c',
  o: '#f08a24',
  k: '#161616',
  m: '#862036',
  p: '#5a2d86',
};
const colour = (letter: string | undefined): string => COLOURS[letter ?? ''] ?? '#8a9a91';
const round = (n: number): number => Math.round(n * 100) / 100;

function stripes(direction: string, spec: string): string {
  const parts = [...spec.matchAll(/([a-z])(\d*)/g)].map((m) => ({ fill: colour(m[1]), weight: Number(m[2] || 1) }));
  const whole = parts.reduce((sum, part) => sum + part.weight, 0);
  const length = direction === 'h' ? 14 : 20;
  let at = 0;
  return parts
    .map(({ fill, weight }) => {
      const from = round((at / whole) * length);
      at += weight;
      const size = round((at / whole) * length - from);
      return direction === 'h'
        ? `<path fill="${fill}" d="M0 ${from}h20v${size}H0z"/>`
        : `<path fill="${fill}" d="M${from} 0h${size}v14h-${size}z"/>`;
    })
    .join('');
}

function star(fill: string, x: number, y: number, radius: number): string {
  const points = Array.from({ length: 10 }, (_, k) => {
    const angle = (Math.PI / 5) * k - Math.PI / 2;
    const reach = k % 2 === 0 ? radius : radius * 0.42;
    return `${round(x + reach * Math.cos(angle))} ${round(y + reach * Math.sin(angle))}`;
  });
  return `<path fill="${fill}" d="M${points.join('L')}z"/>`;
}

const jack = (width: number, height: number): string =>
  `<path fill="#16295e" d="M0 0h${width}v${height}H0z"/>` +
  `<path stroke="#fff" stroke-width="${round(height / 5)}" d="M0 0 ${width} ${height}M${width} 0 0 ${height}"/>` +
  `<path stroke="#d0202b" stroke-width="${round(height / 12)}" d="M0 0 ${width} ${height}M${width} 0 0 ${height}"/>` +
  `<path stroke="#fff" stroke-width="${round(height / 3)}" d="M${width / 2} 0v${height}M0 ${height / 2}h${width}"/>` +
  `<path stroke="#d0202b" stroke-width="${round(height / 5)}" d="M${width / 2} 0v${height}M0 ${height / 2}h${width}"/>`;

/** Draws one part of a design; the letters are explained in flag-designs.ts. */
function part(token: string): string {
  const [head = '', at] = token.split('@');
  const [kind = '', letters = ''] = head.split(':');
  const fill = colour(letters[0]);
  const [x = 0, y = 0, a = 0, b = 0] = (at ?? '').split(',').map(Number);
  switch (kind) {
    case 'h':
    case 'v':
      return stripes(kind, letters);
    case 'tri':
      return `<path fill="${fill}" d="M0 0 9 7 0 14z"/>`;
    case 'nordic':
      return (
        `<path fill="${fill}" d="M5.5 0h3v14h-3zM0 5.500h20v3H0z"/>` +
        (letters[1] ? `<path fill="${colour(letters[1])}" d="M6.3 0h1.4v14H6.3zM0 6.3h20v1.4H0z"/>` : '')
      );
    case 'cross':
      return `<path fill="${fill}" d="M8.5 0h3v14h-3zM0 5.5h20v3H0z"/>`;
    case 'saltire':
      return `<path stroke="${fill}" stroke-width="2.6" d="M0 0 20 14M20 0 0 14"/>`;
    case 'band':
      return `<path fill="${fill}" d="M0 14V9L13 0h7v5L7 14z"/>`;
    case 'box':
      return `<path fill="${fill}" d="M${x} ${y}h${a}v${b}H${x}z"/>`;
    case 'disc':
      return `<circle fill="${fill}" cx="${x}" cy="${y}" r="${a}"/>`;
    case 'ring':
      return `<circle fill="none" stroke="${fill}" stroke-width="1.2" stroke-dasharray="1.2 .9" cx="${x}" cy="${y}" r="${a}"/>`;
    case 'moon':
      return `<path fill="${fill}" d="M${round(x + a * 0.5)} ${round(y - a * 0.86)}a${a} ${a} 0 1 0 0 ${round(a * 1.72)}a${round(a * 0.86)} ${round(a * 0.86)} 0 1 1 0-${round(a * 1.72)}z"/>`;
    case 'star':
      return star(fill, x, y, a);
    case 'rhomb':
      return `<path fill="${fill}" d="m10 1.6 8 5.4-8 5.400L2 7z"/>`;
    case 'rhombs':
      return '<path fill="#12874a" d="m8 4 1.4 2L8 8 6.6 6zM12 4l1.4 2L12 8l-1.4-2zM10 7.500l1.4 2-1.4 2-1.4-2z"/>';
    case 'jack':
      return jack(10, 7);
    case 'jackfull':
      return jack(20, 14);
    default:
      throw new Error(`flag part ${token}`);
  }
}

const WORLD =
  '<path fill="#0f6c8f" d="M0 0h20v14H0z"/><path d="M3 7h14M10 1v12M5.5 2.5c3 3 6 3 9 0M5.5 11.5c3-3 6-3 9 0" stroke="#cdeaf3" fill="none"/>';

/** The file flags.svg: a symbol per ISO 3166 alpha-2 code (lower case), the four home nations, `eu`, and `world` for everything else. */
export function drawFlags(): string {
  const symbols = Object.entries(FLAG_DESIGNS).map(
    ([code, design]) => `<symbol id="${code}" viewBox="0 0 20 14">${design.split(' ').map(part).join('')}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg">\n<title>Flags</title>\n${[...symbols, `<symbol id="world" viewBox="0 0 20 14">${WORLD}</symbol>`].join('\n')}\n</svg>\n`;
}
