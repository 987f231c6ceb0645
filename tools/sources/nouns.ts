/** The levels at which a noun of the product has a folder. */
export const LEVELS: Readonly<Record<string, string>> = {
  contract: 'packages/contract/src',
  server: 'apps/server/src/features',
  web: 'apps/web/app/features',
};

/** Why a noun is right to miss a level. */
const REASONS: Readonly<Record<string, string>> = {
  account: 'the site shows it as the office',
  activation: 'a step of registration, with a page of its own',
  bids: 'the site shows them among bets',
  books: "games as a provider's, by the calls of their standard; the site shows their rounds in the casino",
  calculators: 'computed in the browser',
  'casino-challenges': 'the site shows them in the casino',
  'casino-chat': 'the site shows it in the casino',
  'casino-club': 'the site shows it in the casino',
  'casino-tournaments': 'the site shows them in the casino',
  'cash-out': 'a part of bets in the server and on the site',
  champ: 'a page over line',
  'one-time-codes': 'no call: codes sent by mail and SMS',
  'security-log': 'no call: security tells of its entries',
  commitments: 'the site shows them in the casino',
  consent: 'kept in the browser',
  console: "the operators' console shows it",
  cricket: 'a page over line and statistics',
  duels: 'the site shows them among highlights',
  enrolment: 'a step of registration',
  offers: 'the site shows them in the office',
  'pay-and-play': 'a way to register, by a bank',
  'provider-wallet': 'for casino providers, not for the site',
  feed: 'no call: where line and live come from',
  frame: 'what stands around every page',
  'free-bets': 'the site shows them with the coupon',
  home: 'a page over line, results and statistics',
  information: 'texts alone',
  links: 'addresses that others ask for',
  marble: 'a sport with a page of its own',
  match: 'a page over line',
  messages: 'the site shows them in the office',
  'multi-live': 'a page over line',
  operator: "the operators' console shows it",
  poker: 'the site shows it in the casino',
  previews: 'the site shows them on the match',
  push: 'the site listens to it in live/',
  risk: 'no call: limits of the house',
  sender: 'no call: carries mail and SMS',
  settings: 'kept in the browser',
  site: 'what the frame of the site asks for',
  subscriptions: 'the site shows them on the match',
  throttle: 'no call: counts attempts',
  tournament: 'a page over line',
  translation: 'for partners',
  'two-factor': 'the site shows it in security',
  vault: "no call: players' keys",
  virtual: 'a page over line',
  wallet: 'no call of its own: bets and payments post through it',
  webhooks: "the operators' console shows them",
  reports: "the operators' console shows them",
};

/**
 * Nouns that miss a level, each as "noun: without web (why)", and what is wrong about that: one without a reason, a reason for none.
 * `folders`: the names in the folder of each level.
 */
export function nounsApart(
  folders: Readonly<Record<string, readonly string[]>>,
  reasons = REASONS,
): { explained: string[]; faults: string[] } {
  const nouns = [...new Set(Object.values(folders).flat())].sort();
  const missingOf = (noun: string): string[] => Object.keys(folders).filter((level) => !folders[level]?.includes(noun));
  const apart = nouns.filter((noun) => missingOf(noun).length > 0);
  const without = (noun: string): string => `${noun}: without ${missingOf(noun).join(' and ')}`;
  return {
    explained: apart.filter((noun) => noun in reasons).map((noun) => `${without(noun)} (${reasons[noun]})`),
    faults: [
      ...apart.filter((noun) => !(noun in reasons)).map((noun) => `${without(noun)}, and tools/sources/nouns.ts does not say why`),
      ...Object.keys(reasons)
        .filter((noun) => !apart.includes(noun))
        .map((noun) => `${noun} misses no level: take it out of tools/sources/nouns.ts`),
    ],
  };
}
