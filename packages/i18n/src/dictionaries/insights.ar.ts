import type { texts as english } from './insights.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  'insight.wins-in-a-row':
    '{team}: {n, plural, zero {دون فوز} one {فوز واحد} two {فوزان متتاليان} few {# انتصارات متتالية} many {# انتصارًا متتاليًا} other {# انتصار متتالٍ}}',
  'insight.losses-in-a-row':
    '{team}: {n, plural, zero {دون خسارة} one {خسارة واحدة} two {خسارتان متتاليتان} few {# خسائر متتالية} many {# خسارة متتالية} other {# خسارة متتالية}}',
  'insight.unbeaten':
    '{team}: دون خسارة في {n, plural, zero {# مباراة} one {مباراة واحدة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}',
  'insight.winless':
    '{team}: دون فوز في {n, plural, zero {# مباراة} one {مباراة واحدة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}',
  'insight.scored':
    '{team}: سجّل في {n} من آخر {of, plural, zero {# مباراة} one {مباراة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}',
  'insight.conceded-none':
    '{team}: شباك نظيفة في {n} من آخر {of, plural, zero {# مباراة} one {مباراة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}',
  'insight.both-scored':
    '{team}: سجّل الفريقان في {n} من آخر {of, plural, zero {# مباراة} one {مباراة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}',
  'insight.over-2-5':
    '{team}: أكثر من 2.5 هدف في {n} من آخر {of, plural, zero {# مباراة} one {مباراة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}',
  'insight.under-2-5':
    '{team}: أقل من 2.5 هدف في {n} من آخر {of, plural, zero {# مباراة} one {مباراة} two {مباراتين} few {# مباريات} many {# مباراة} other {# مباراة}}',
  'insight.meetings-won':
    '{team} ضد {opponent}: فوز في {n} من آخر {of, plural, zero {# مواجهة} one {مواجهة} two {مواجهتين} few {# مواجهات} many {# مواجهة} other {# مواجهة}}',
  'insight.meetings-drawn':
    '{team} و{opponent}: تعادل في {n} من آخر {of, plural, zero {# مواجهة} one {مواجهة} two {مواجهتين} few {# مواجهات} many {# مواجهة} other {# مواجهة}}',
  'insight.place': '{team}: المركز {n} من {of}',
  'duel.champ': 'مبارزات اللاعبين',
  'duel.several':
    '{first} و{n, plural, zero {# لاعب} one {لاعب آخر} two {لاعبان آخران} few {# لاعبين آخرين} many {# لاعبًا آخر} other {# لاعب آخر}}',
};
