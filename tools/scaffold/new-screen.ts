import { addTexts } from './add-texts.ts';
import type { Changes } from './changes.ts';
import { camel, kebab, pascal } from './names.ts';

const APP = 'apps/web/app';
const NOUNS = 'tools/sources/nouns.ts';

/**
 * A screen: its route with what search engines are told, the page in a feature of its own, texts in every language, and a test. Screens for
 * players send guests to the login and are kept out of indexes; the others stand in the sitemap. Returns what is left to do.
 */
export function newScreen(changes: Changes, url: string, forPlayers: boolean): string[] {
  if (!/^[a-z0-9-]+(\/[a-z0-9-]+)*$/.test(url)) throw new Error(`${url} is no address of a screen: words-with-dashes/and-slashes`);
  const file = kebab(url);
  const key = camel(url);
  const name = pascal(url);
  const page = `${APP}/features/${file}/${file}-page`;

  changes.create(
    `${APP}/routes/site/${file}.tsx`,
    `import { translate } from '@touchline/i18n/translate';
import { ${name}Page } from '../../features/${file}/${file}-page.tsx';
import { requireLanguage } from '../../shell/loaders/loader-guards.ts';
${forPlayers ? "import { requirePlayer } from '../../shell/session/require-player.ts';" : ''}
import { metaTags, buildSeo } from '../../shell/loaders/seo.ts';
import { loaderContext } from '../../shell/loaders/loader-context.ts';
import type { Route } from './+types/${file}.ts';

export function loader({ params, ${forPlayers ? 'request, ' : ''}context }: Route.LoaderArgs) {
  const services = context.get(loaderContext);
  const lng = requireLanguage(params.lang);
  ${forPlayers ? 'requirePlayer(services, lng, request);' : ''}
  const texts = { title: translate(lng, '${key}.title'), description: translate(lng, '${key}.text') };
  return { seo: buildSeo(services, \`/\${lng}/${url}\`, texts${forPlayers ? ', false' : ''}) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.seo);

export default function ${name}() {
  return <${name}Page />;
}
`,
  );
  changes.create(
    `${page}.tsx`,
    `import { EmptyState } from '@touchline/ui/empty-state';
import { useTranslator } from '@touchline/ui/translator-context';

/** Not implemented yet: says so by its texts. */
export function ${name}Page() {
  const t = useTranslator();
  return <EmptyState level={1} title={t('${key}.title')} text={t('${key}.text')} />;
}
`,
  );
  changes.create(
    `${page}.test.tsx`,
    `import { LANGUAGES } from '@touchline/i18n/languages';
import { translatorOf } from '@touchline/i18n/translate';
import { TranslatorContext } from '@touchline/ui/translator-context';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { ${name}Page } from './${file}-page.tsx';

it.each(LANGUAGES)('the screen ${url} in $code', ({ code }) => {
  const html = renderToStaticMarkup(
    <TranslatorContext value={translatorOf(code)}>
      <${name}Page />
    </TranslatorContext>,
  );
  expect(html).toContain('<h1');
  expect(html.includes('class="empty"'), 'the screen ${url} is not implemented yet').toBe(false);
});
`,
  );
  changes.insertBefore(`${APP}/routes.ts`, "      route('*',", `      route('${url}', 'routes/site/${file}.tsx'),\n`);
  if (!forPlayers) changes.insertBefore(`${APP}/routes/site/sitemap.tsx`, "  'information/rules',", `  '${url}',\n`);
  const levels = [`packages/contract/src/${file}`, `apps/server/src/features/${file}`];
  const isKnown = levels.every((folder) => changes.exists(folder)) || new RegExp(`^ {2}'?${file}'?:`, 'm').test(changes.read(NOUNS));
  if (!isKnown) changes.insertAfter(NOUNS, /const REASONS: [^\n]+ = \{/, `\n  '${file}': 'a page without calls of its own',`);
  addTexts(changes, 'sections', [`${key}.title`, `${key}.text`]);
  return [
    `${page}.tsx: the page; its test says when it is more than an empty one`,
    `the texts ${key}.title and ${key}.text, in every language`,
    ...(isKnown ? [] : [`${NOUNS}: why ${file} is a noun of the site alone, until it has calls of its own`]),
    'a link to it, and a walk through it in apps/web/e2e (smoke-pages.test.ts opens it by itself)',
    ...(forPlayers ? ['apps/web/e2e/smoke-pages.test.ts: its address in NEEDS_SIGN_IN'] : []),
    `npx vitest run --project unit ${APP}/features/${file} ${APP}/routes packages/i18n/src, and npm run tidy`,
  ];
}
