import type { CaptchaFeature } from '#features/captcha';
import type { EnrolmentFeature } from '#features/enrolment';
import type { SessionFeature } from '#features/session';
import type { SiteFeature } from '#features/site';
import type { SocialFeature } from '#features/social';
import type { Platform } from '#platform/platform';

export interface RegistrationFeatureDeps {
  readonly captcha: Pick<CaptchaFeature, 'guard'>;
  readonly enrolment: EnrolmentFeature;
  readonly session: Pick<SessionFeature, 'begin'>;
  readonly site: Pick<SiteFeature, 'countryCode' | 'registrationKinds' | 'minimumAge' | 'requireAge'>;
  readonly social: Pick<SocialFeature, 'readTicket' | 'writeTicketUsed'>;
}

export interface RegistrationDeps extends RegistrationFeatureDeps {
  readonly platform: Platform;
}
