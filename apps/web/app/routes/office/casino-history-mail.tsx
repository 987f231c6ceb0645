import { MailHistoryPage } from '../../features/casino/history/mail-history-page.tsx';
import { metaTags } from '../../shell/loaders/seo.ts';
import type { Route } from './+types/casino-history-mail.ts';
import { loadOfficePage } from './office-loader.ts';

export function loader(args: Route.LoaderArgs) {
  const { seo } = loadOfficePage(args, 'office.page.office_bets_history_casino_mail');
  return { seo };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

/** Casino history by mail (S176). */
export default function OfficeCasinoMail() {
  return <MailHistoryPage />;
}
