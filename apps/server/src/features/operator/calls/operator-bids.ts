import { siteLanguage } from '@touchline/i18n/languages';
import type { Handler } from '#platform/handler';
import type { OperatorDeps } from '../operator-deps.ts';

export const operatorBids =
  ({ bids }: OperatorDeps): Handler<'operatorBids'> =>
  async (_input, { language }) => ({ bids: await bids.readOpen(siteLanguage(language)) });
