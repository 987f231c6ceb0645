import { addTexts } from './add-texts.ts';
import type { Changes } from './changes.ts';
import { camel, constant, kebab } from './names.ts';

const SIMULATOR = 'packages/feed/src/simulator';
const FIXTURE_IDS = `${SIMULATOR}/world/fixture-id.ts`;
/** Sports that an id of 31 bits has room for: the first ones and the later ones of FIXTURE_IDS. */
const PLACES = 31 + 7;
const CATALOGUE = 'packages/catalogue/src/sport/sports.ts';

/**
 * A sport of the simulated world: its model, its leagues (none yet, so that nothing of it is played), its lines in sport-models.ts, what a
 * period of it is called in every language, and the suite that every sport has to pass. Returns what is left to do.
 */
export function newSport(changes: Changes, name: string): string[] {
  const slug = kebab(name);
  const id = new RegExp(`^ {2}\\[(\\d+), '${slug}',`, 'm').exec(changes.read(CATALOGUE))?.[1];
  if (!id) throw new Error(`${slug} is no sport of ${CATALOGUE}: its row and its names (sport-names.*.ts) come first`);
  const folder = `${SIMULATOR}/sports/${slug}`;
  const models = `${SIMULATOR}/sport-models.ts`;
  const model = constant(slug);
  if (changes.read(models).includes(`/${slug}/model.ts'`)) throw new Error(`${slug} has a model already`);

  if (!new RegExp(`^ {2}${camel(slug)}: ${id},$`, 'm').test(changes.read(CATALOGUE)))
    changes.insertAfter(CATALOGUE, 'export const SPORT = {', `\n  ${camel(slug)}: ${id},`);
  changes.create(
    `${folder}/leagues.ts`,
    `import type { CompetitionData } from '../../sport-model.ts';

/** None before the sport can be played: the world plays every league that stands here (parseLeague, roster/roster.ts). */
export const ${model}_LEAGUES: readonly CompetitionData[] = [];
`,
  );
  changes.create(
    `${folder}/model.ts`,
    `import { SPORT } from '@touchline/catalogue/sport/sports';
import type { SportModel } from '../../sport-model.ts';

const notYet = (): never => {
  throw new Error('${slug} is not implemented yet');
};

export const ${model}: SportModel = {
  sport: SPORT.${camel(slug)},
  format: { scoring: 'sum', periods: 2, toWin: 0, periodSeconds: 1800, draw: true, overtime: false },
  duration: 90 * 60_000,
  script: notYet,
  outlooks: notYet,
  specials: notYet,
};
`,
  );
  changes.create(
    `${folder}/model.test.ts`,
    `import { describe } from 'vitest';
import { testSportModel } from '../../testing/model-suite.ts';
import { ${model}_LEAGUES } from './leagues.ts';
import { ${model} } from './model.ts';

describe('${slug}', () => {
  testSportModel({ name: '${slug}', model: ${model}, leagues: ${model}_LEAGUES, markets: 30, matches: 250, slack: 0.03 });
});
`,
  );
  changes.insertBefore(
    models,
    /^import /m,
    `import { ${model}_LEAGUES } from './sports/${slug}/leagues.ts';\nimport { ${model} } from './sports/${slug}/model.ts';\n`,
  );
  changes.insertAfter(models, 'export const SPORT_MODELS: readonly SportModel[] = [', `\n  ${model},`);
  changes.insertAfter(models, 'export const LEAGUES: readonly CompetitionData[] = [', `\n  ...${model}_LEAGUES,`);
  const hasPlace = addPlace(changes, id);
  const period = `period.${slug}`;
  const named = changes.read('locales/en/markets.json').includes(`"${period}"`);
  if (!named) addTexts(changes, 'markets', [period]);
  return [
    `${folder}/model.ts: script, outlooks and specials (sport-model.ts says what each gives; handball is a short example); model.test.ts holds them to it. An event of a count of which the n-th is offered is kept in the match's state (keepInState)`,
    `${folder}/leagues.ts: its championships, with English names; other languages' stand in locales/<language>/names/${slug}.json`,
    ...(hasPlace ? [] : [`${FIXTURE_IDS}: room for more sports than it has places; without one its fixtures have no ids`]),
    ...(named ? [] : [`the text ${period} in every language ("Set {n}")`]),
    `npx vitest run --project unit ${folder} ${SIMULATOR}/world packages/i18n/src packages/catalogue`,
  ];
}

/** The next permanent place of a sport in the ids of fixtures. Returns false where all are taken. */
function addPlace(changes: Changes, sport: string): boolean {
  const [whole = '', given = ''] = /const SPORT_PLACES: readonly number\[\] = \[([^\]]+)\]/.exec(changes.read(FIXTURE_IDS)) ?? [];
  const places: readonly string[] = given.match(/\d+/g) ?? [];
  if (places.includes(sport)) return true;
  if (places.length >= PLACES) return false;
  changes.insertAfter(FIXTURE_IDS, whole.slice(0, whole.lastIndexOf(']')).trimEnd().replace(/,$/, ''), `, ${sport}`);
  return true;
}
