import type { InformationPage, InformationSlug } from './information-page.ts';

export const PAGES_EN: Readonly<Record<InformationSlug, InformationPage>> = {
  confirmTerms: {
    title: 'Terms and conditions',
    sections: [
      {
        heading: 'The agreement',
        paragraphs: [
          'These terms are the agreement between you and Touchline. By opening an account you accept them together with the betting rules and the privacy policy.',
          'When the terms change, we tell you before the change applies. A bet is settled by the rules that were in force when it was accepted.',
        ],
      },
      {
        heading: 'Who may play',
        paragraphs: [
          'You must be at least {age} years old, or older where the law of your country asks for more, and live in a country that we serve.',
          'An account is for one person, in that person’s own name. It may not be sold, lent or used for somebody else. Each person has one account.',
        ],
      },
      {
        heading: 'Your account and its safety',
        paragraphs: [
          'Keep your password to yourself. A session ends by itself after {logoff} minutes without activity, and you can end all of your sessions at any time.',
          'After several failed sign-ins we ask for a short check that a person is at the keyboard. We may block an account while we look into fraud or a breach of these terms, and we say why.',
        ],
      },
      {
        heading: 'Deposits, balance and taxes',
        paragraphs: [
          'Deposits are credited once the payment provider confirms them, and exactly once. Your balance is the sum of the entries that you can see in your history.',
          'Where the law of your country taxes bets, the tax is shown in the coupon before you place the bet and again on the receipt.',
        ],
      },
      {
        heading: 'Bets',
        paragraphs: [
          'A bet exists once we have accepted it and shown its number. Sending the same bet again after a lost connection never places it twice.',
          'We may limit a stake or decline a bet. We never change a bet without asking: a smaller stake or another price is offered, and you decide.',
        ],
      },
      {
        heading: 'Playing responsibly',
        paragraphs: [
          'Betting is entertainment and not a source of income. You can set limits and exclude yourself; a tighter limit applies at once.',
          'While you are excluded we accept no bets and no deposits from you and send you no offers. Your balance stays yours.',
        ],
      },
      {
        heading: 'Complaints',
        paragraphs: [
          'Write to support with the number of the bet or payment. You get an answer with our reasons. If you disagree, you may turn to the dispute body named in our licence.',
        ],
      },
    ],
  },
  rules: {
    title: 'Betting rules',
    sections: [
      {
        heading: 'Accepting bets',
        paragraphs: [
          'Odds and stakes are those shown on the receipt. If a price moves while you place a bet, your setting decides: ask about any change, accept higher prices, or accept any.',
          'Live bets wait for the delay that the coupon shows. If there is a goal, a suspension or another price outside your setting meanwhile, the bet is not accepted and your balance does not change.',
          'Bets sent after the start of a match that is not offered live are void, by the clock of our database.',
        ],
      },
      {
        heading: 'Kinds of bet',
        paragraphs: [
          'A single is one selection. An express wins when all of its selections win; its odds are multiplied. A system of k out of n is all expresses of k selections, with the stake split evenly between them.',
          'In a chain each selection is staked from what the one before has left. In a conditional bet you choose the stakes of the steps. A multi-bet combines blocks, all of them resting on the lobby. An anti-express wins when the express loses.',
          'Selections of one match cannot be combined unless the coupon says so. A coupon takes at most {maxBets} selections, a system {systemMaxBets}.',
        ],
      },
      {
        heading: 'Settlement',
        paragraphs: [
          'Bets are settled by the official result as it is confirmed right after the match. Unless the market says otherwise, football and other timed sports are settled by regular time with stoppage time.',
          'A winning selection counts with its odds, a void one with 1.00. Half-won counts with (odds + 1) / 2, half-lost with 1/2. In a dead heat the odds are shared among those who tied.',
          'Amounts are worked out exactly and rounded once, at the end, to the smallest unit of the currency, half a unit upwards.',
        ],
      },
      {
        heading: 'Postponed and abandoned matches',
        paragraphs: [
          'If a match is abandoned, markets that were already decided stand; all others are void, unless it is finished within the time that the sport’s rules give.',
          'If a result is corrected, bets are settled again: the first settlement is reversed by an entry of its own, and both stay on the receipt.',
        ],
      },
      {
        heading: 'Errors',
        paragraphs: [
          'A bet at a price that was obviously wrong, by a mistake of typing or of the feed, is settled at the correct price or is void. The receipt gives the reason.',
        ],
      },
    ],
  },
  privacyPolicy: {
    title: 'Privacy policy',
    sections: [
      {
        heading: 'What we keep',
        paragraphs: [
          'What you give us when you register, your bets and payments, the times and addresses of your sessions, and your settings. We ask for nothing that the account or the law does not need.',
        ],
      },
      {
        heading: 'What we use it for',
        paragraphs: [
          'To run your account, to pay you, to keep it safe, and to meet the law: age, identity, prevention of money laundering, protection of players. We do not sell your data.',
        ],
      },
      {
        heading: 'Cookies and your device',
        paragraphs: [
          'Cookies that the site cannot work without keep you signed in and remember the language and the look. Your coupon, favourites and display settings are kept on your own device.',
        ],
      },
      {
        heading: 'How long',
        paragraphs: [
          'As long as the account is open, and afterwards as long as the law asks for records of bets and payments. Saved coupons are deleted after {couponDays} days.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You may see, correct and receive your data, and have it erased where no law requires us to keep it. Write to support; you get an answer within a month.',
        ],
      },
    ],
  },
};
