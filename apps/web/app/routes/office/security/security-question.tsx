import { loadSecurityPage } from '../../../features/security/load-security-page.ts';
import { SecurityQuestion } from '../../../features/security/security-question.tsx';
import { PasswordField } from '../../../features/session/password-field.tsx';
import { loaderContext } from '../../../shell/loaders/loader-context.ts';
import { requireLanguage } from '../../../shell/loaders/loader-guards.ts';
import { metaTags } from '../../../shell/loaders/seo.ts';
import type { Route } from './+types/security-question.ts';
import { SecurityScreen } from './security-screen.tsx';

export async function loader(args: Route.LoaderArgs) {
  const security = await loadSecurityPage(args, 'question');
  const lng = requireLanguage(args.params.lang);
  return { ...security, questions: await args.context.get(loaderContext).call('secureQuestions', { query: { lng } }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** The secret question (S158). */
export default function OfficeSecurityQuestion({ loaderData: { overview, questions } }: Route.ComponentProps) {
  return (
    <SecurityScreen page="question" overview={overview}>
      <SecurityQuestion overview={overview} questions={questions} password={(field) => <PasswordField {...field} />} />
    </SecurityScreen>
  );
}
