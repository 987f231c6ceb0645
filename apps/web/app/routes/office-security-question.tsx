import { readSecurity } from '../features/security/read-security.ts';
import { SecretQuestion } from '../features/security/secret-question.tsx';
import { PasswordField } from '../features/session/password-field.tsx';
import { languageOf } from '../loader-guards.ts';
import { SecurityScreen } from '../security-screen.tsx';
import { metaTags } from '../seo.ts';
import { servicesContext } from '../services.ts';
import type { Route } from './+types/office-security-question.ts';

export async function loader(args: Route.LoaderArgs) {
  const security = await readSecurity(args, 'question');
  const lng = languageOf(args.params.lang);
  return { ...security, questions: await args.context.get(servicesContext).call('secureQuestions', { query: { lng } }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The secret question (S158). */
export default function OfficeSecurityQuestion({ loaderData: { overview, questions } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="question" overview={overview}>
      <SecretQuestion overview={overview} questions={questions} password={(field) => <PasswordField {...field} />} />
    </SecurityScreen>
  );
}
