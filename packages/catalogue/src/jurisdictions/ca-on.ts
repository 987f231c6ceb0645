import { INTERNATIONAL } from './international.ts';
import type { Jurisdiction } from './jurisdiction.ts';

/**
 * Ontario: Gaming Control Act 1992; Registrar's Standards for Internet Gaming of the AGCO, 2.10-2.14 (limits, 24 hours before a raise, breaks,
 * self-exclusion of 6 months to 5 years), 2.05 (no gifts in public advertising), 2.18 and 2.19 (no autoplay of slots, 2.5 seconds a spin); age of 19.
 */
export const CA_ON: Jurisdiction = {
  ...INTERNATIONAL,
  code: 'CA-ON',
  currency: 'USD',
  timeZone: 'America/Toronto',
  minimumAge: 19,
  limits: { ...INTERNATIONAL.limits, counting: 'rolling', realityCheckMinutes: 60 },
  exclusionMonths: [6, 12, 60],
  casino: { ...INTERNATIONAL.casino, minSpinMs: 2_500, autoplay: false, turbo: false, slamStop: false },
  kycRequiredBefore: 'playing',
  help: [{ name: 'ConnexOntario', url: 'https://www.connexontario.ca', phone: '1-866-531-2600' }],
};
