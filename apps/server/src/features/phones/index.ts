import type { PHONE_CALLS } from '@touchline/contract/phones/calls';
import type { Feature } from '#platform/feature';
import type { Platform } from '#platform/platform';
import { addPhone, confirmNewPhone } from './calls/add-phone.ts';
import { changePhone, checkPhoneAnswer, checkPhoneCode, confirmPhoneCode, sendPhoneCode, updatePhone } from './calls/change-phone.ts';
import type { PhonesFeatureDeps } from './phones-deps.ts';

/** The player's phone: adding one, changing it step by step, confirming it. The server keeps the step (R089, T75). */
export function createPhonesFeature(platform: Platform, featureDeps: PhonesFeatureDeps): Feature<keyof typeof PHONE_CALLS> {
  const deps = { platform, ...featureDeps };
  return {
    handlers: {
      addPhone: addPhone(deps),
      confirmNewPhone: confirmNewPhone(deps),
      sendPhoneCode: sendPhoneCode(deps),
      confirmPhoneCode: confirmPhoneCode(deps),
      checkPhoneCode: checkPhoneCode(deps),
      checkPhoneAnswer: checkPhoneAnswer(deps),
      changePhone: changePhone(deps),
      updatePhone: updatePhone(deps),
    },
  };
}
