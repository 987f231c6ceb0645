import { modulesOfPage, pagesOfModules } from '@touchline/contract/site/module-parts';
import type { Language } from '@touchline/i18n/languages';
import { redirect } from 'react-router';
import { requirePlayer } from '../session/require-player.ts';
import type { ClosedParts } from './closed-parts.ts';
import type { LoaderContext } from './loader-context.ts';
import { notFound } from './loader-guards.ts';

/** R002: what a route asks of its visitor. Each rule stands by itself; they are looked at in this order. */
export interface RouteRules {
  /** Only for those who are not signed in. */
  readonly guest?: boolean;
  readonly authorised?: boolean;
  readonly languages?: readonly Language[];
  /** A module of the site's configuration: where it is switched off, or kept to other languages, the screen is not there. */
  readonly flag?: string;
}

export interface Visitor {
  readonly signedIn: boolean;
  readonly language: Language;
  readonly modules: Readonly<Record<string, unknown>>;
}

type Denial = keyof RouteRules;

/** The first rule that fails, or null where the screen may be shown. A module that the configuration does not name is open. */
export function decideAccess(rules: RouteRules, visitor: Visitor): Denial | null {
  const setting = rules.flag === undefined ? undefined : visitor.modules[rules.flag];
  const languages: readonly unknown[] | undefined = rules.languages ?? (Array.isArray(setting) ? setting : undefined);
  if (rules.guest && visitor.signedIn) return 'guest';
  if (rules.authorised && !visitor.signedIn) return 'authorised';
  if (languages && !languages.includes(visitor.language)) return 'languages';
  if (setting === false) return 'flag';
  return null;
}

/** Modules whose screens are not there in this language, and their pages: nothing leads to them. */
export function closedParts(modules: Visitor['modules'], language: Language): ClosedParts {
  const closed = Object.keys(modules).filter((flag) => decideAccess({ flag }, { signedIn: false, language, modules }) !== null);
  return { modules: closed, pages: pagesOfModules(closed) };
}

/** Whether a page is there in a language, by its address: no module that it belongs to is closed. */
export const isPageOpen = (path: string, { modules }: Pick<LoaderContext['look'], 'modules'>, language: Language): boolean =>
  modulesOfPage(path).every((flag) => decideAccess({ flag }, { signedIn: false, language, modules }) === null);

/** Pages of modules that are closed are not there (R002). `path` begins with its language. */
export function guardModules({ look }: Pick<LoaderContext, 'look'>, language: Language, path: string): void {
  if (!isPageOpen(path, look, language)) notFound();
}

/** Throws what a denial means: the signed-in go home, a guest goes to the login and comes back, anything hidden is a page that is not there. */
export function guardRoute(rules: RouteRules, services: LoaderContext, language: Language, request: Request): void {
  const { modules } = services.look;
  switch (decideAccess(rules, { signedIn: services.player !== null, language, modules })) {
    case 'guest':
      throw redirect(`/${language}`);
    case 'authorised':
      requirePlayer(services, language, request);
      return;
    case 'languages':
    case 'flag':
      throw notFound();
    case null:
      return;
  }
}
