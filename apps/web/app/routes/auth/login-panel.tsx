import { PhoneField } from '../../features/phones/phone-field.tsx';
import { LoginForm } from '../../features/session/login-form.tsx';
import { SocialButtons } from '../../features/social/social-buttons.tsx';
import type { LoginOptions } from './read-login-options.ts';

/** The authorisation form with what it is made of; a file of its own, so that a page brings it only where somebody may log in. */
export default function LoginPanel({ next, options }: { readonly next: string; readonly options: LoginOptions }) {
  return (
    <LoginForm
      next={next}
      tabs={options.tabs}
      countryId={options.countryId}
      phone={(field) => <PhoneField {...field} />}
      social={<SocialButtons providers={options.providers} next={next} />}
      bank={options.bank}
    />
  );
}
