import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { register } from './calls/register.ts';
import { registrationFields } from './calls/registration-fields.ts';
import type { RegistrationFeatureDeps } from './registration-deps.ts';

/** The forms by which players open an account (S191-S197). */
export function createRegistrationFeature(platform: Platform, featureDeps: RegistrationFeatureDeps) {
  const deps = { platform, ...featureDeps };
  return {
    handlers: { register: register(deps), registrationFields: registrationFields(deps) },
  } satisfies Feature;
}
