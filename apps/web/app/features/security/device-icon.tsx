import type { PlayerSession } from '@touchline/contract/security/calls';

/** The outline of a device of its kind: decoration, its name stands beside it. */
export function DeviceIcon({ device }: { readonly device: PlayerSession['device'] }) {
  return (
    <svg
      className="security-device"
      viewBox="0 0 24 24"
      aria-hidden="true"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      {device === 'phone' ? (
        <>
          <rect x="7" y="3" width="10" height="18" rx="2" />
          <path d="M11 18h2" />
        </>
      ) : device === 'tablet' ? (
        <>
          <rect x="4.5" y="3" width="15" height="18" rx="2" />
          <path d="M11 18h2" />
        </>
      ) : (
        <>
          <rect x="3" y="4" width="18" height="12" rx="2" />
          <path d="M8 20h8M12 16v4" />
        </>
      )}
    </svg>
  );
}
