/** The words of the sample's pages: they are a foreign provider's, and bring their own. */
const TEXTS = {
  en: {
    coin: 'Coin',
    die: 'Lucky six',
    stars: 'Three stars',
    cherries: 'Cherry Books',
    play: 'Play',
    stake: 'Stake',
    balance: 'Balance',
    demo: 'Play money',
    won: 'You win',
    lost: 'Nothing this time',
    trouble: 'The round could not be played, and nothing was taken.',
    refused: 'The stake was not taken.',
    free: 'Free rounds left',
  },
  ru: {
    coin: 'Монета',
    die: 'Счастливая шестёрка',
    stars: 'Три звезды',
    cherries: 'Вишнёвая книга',
    play: 'Играть',
    stake: 'Ставка',
    balance: 'Баланс',
    demo: 'Игровые деньги',
    won: 'Вы выиграли',
    lost: 'На этот раз без выигрыша',
    trouble: 'Раунд не состоялся, деньги не списаны.',
    refused: 'Ставка не принята.',
    free: 'Осталось бесплатных раундов',
  },
  ar: {
    coin: 'العملة',
    die: 'ستة الحظ',
    stars: 'ثلاث نجوم',
    cherries: 'كتاب الكرز',
    play: 'العب',
    stake: 'الرهان',
    balance: 'الرصيد',
    demo: 'أموال تجريبية',
    won: 'لقد ربحت',
    lost: 'لا ربح هذه المرة',
    trouble: 'تعذّر لعب الجولة ولم يُخصم شيء.',
    refused: 'لم يُقبل الرهان.',
    free: 'الجولات المجانية المتبقية',
  },
} as const;

export type SampleTexts = Readonly<Record<keyof (typeof TEXTS)['en'], string>>;

/** The words of a language, of English where it has none. */
export const textsOf = (language: string): SampleTexts => TEXTS[language as keyof typeof TEXTS] ?? TEXTS.en;
