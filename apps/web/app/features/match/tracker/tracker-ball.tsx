import type { FieldKind } from './sport-field.ts';

/** The ball or puck, drawn around (0, 0). */
export function TrackerBall({ kind }: { readonly kind: FieldKind }) {
  switch (kind) {
    case 'rink':
      return (
        <>
          <ellipse rx="8" ry="4.500" cy="1.500" fill="#0a0d0c" />
          <ellipse rx="8" ry="4.500" cy="-1" fill="#2a302d" stroke="#fff" />
        </>
      );
    case 'basketball':
      return (
        <>
          <circle r="7.500" fill="#f08a3c" stroke="#2b1403" strokeWidth="1.300" />
          <path
            d="M-7.500 0h15M0-7.500v15M-5.300-5.300q4.600 5.300 0 10.600M5.300-5.300q-4.600 5.300 0 10.600"
            fill="none"
            stroke="#2b1403"
            strokeWidth=".9"
          />
        </>
      );
    case 'tennis':
      return (
        <>
          <circle r="6.500" fill="#d9ef3c" stroke="#27300a" />
          <path d="M-5-4.200q4 4.200 0 8.400M5-4.200q-4 4.200 0 8.400" fill="none" stroke="#fff" strokeWidth="1.100" />
        </>
      );
    case 'volleyball':
    case 'handball':
      return (
        <>
          <circle r="7" fill="#fff" stroke="#13233a" strokeWidth="1.300" />
          <path d="M0 0v-7M0 0l6 3.600M0 0l-6 3.600" fill="none" stroke="#2c5d97" strokeWidth="1.300" />
        </>
      );
    case 'football':
    case 'track':
    case 'none':
      return (
        <>
          <circle r="7" fill="#fff" stroke="#1b1200" strokeWidth="1.500" />
          <path d="m0-3.200 3 2.200-1.200 3.500h-3.600L-3-1z" fill="#1b1200" />
        </>
      );
  }
}
