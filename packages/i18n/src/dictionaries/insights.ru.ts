import type { texts as english } from './insights.en.ts';

export const texts: Readonly<Record<keyof typeof english, string>> = {
  'insight.wins-in-a-row': '{team}: {n, plural, one {# победа} few {# победы} many {# побед} other {# победы}} подряд',
  'insight.losses-in-a-row': '{team}: {n, plural, one {# поражение} few {# поражения} many {# поражений} other {# поражения}} подряд',
  'insight.unbeaten': '{team}: без поражений {n, plural, one {# матч} few {# матча} many {# матчей} other {# матча}} подряд',
  'insight.winless': '{team}: без побед {n, plural, one {# матч} few {# матча} many {# матчей} other {# матча}} подряд',
  'insight.scored':
    '{team}: гол в {n} из {of, plural, one {# последнего матча} few {# последних матчей} many {# последних матчей} other {# последнего матча}}',
  'insight.conceded-none':
    '{team}: ни одного пропущенного в {n} из {of, plural, one {# последнего матча} few {# последних матчей} many {# последних матчей} other {# последнего матча}}',
  'insight.both-scored':
    '{team}: обе стороны забили в {n} из {of, plural, one {# последнего матча} few {# последних матчей} many {# последних матчей} other {# последнего матча}}',
  'insight.over-2-5':
    '{team}: больше 2,5 голов в {n} из {of, plural, one {# последнего матча} few {# последних матчей} many {# последних матчей} other {# последнего матча}}',
  'insight.under-2-5':
    '{team}: меньше 2,5 голов в {n} из {of, plural, one {# последнего матча} few {# последних матчей} many {# последних матчей} other {# последнего матча}}',
  'insight.meetings-won':
    '{team} против {opponent}: победа в {n} из {of, plural, one {# последней встречи} few {# последних встреч} many {# последних встреч} other {# последней встречи}}',
  'insight.meetings-drawn':
    '{team} и {opponent}: ничья в {n} из {of, plural, one {# последней встречи} few {# последних встреч} many {# последних встреч} other {# последней встречи}}',
  'insight.place': '{team}: {n}-е место из {of}',
  'duel.champ': 'Дуэли игроков',
  'duel.several': '{first} и ещё {n}',
};
