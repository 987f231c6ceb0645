import type { Page } from 'playwright-core';

/** Attributes whose words are ids of elements of the same page: names, descriptions, what a control opens, its list or its label. */
const REFERENCES = [
  'aria-activedescendant',
  'aria-controls',
  'aria-describedby',
  'aria-details',
  'aria-errormessage',
  'aria-labelledby',
  'aria-owns',
  'for',
  'list',
];

/**
 * References of a page to ids that no element of it has: `section.card aria-labelledby="x"`. A screen reader hears no name then and nobody sees it:
 * so it is where the ids of the server's page are not those of the browser's. What is folded need not be drawn.
 */
export const danglingReferences = (page: Page): Promise<string[]> =>
  page.evaluate((names) => {
    const idsOf = (element: Element, name: string): string[] =>
      name === 'aria-controls' && element.getAttribute('aria-expanded') === 'false'
        ? []
        : (element.getAttribute(name)?.split(/\s+/).filter(Boolean) ?? []);
    const nameOf = (element: Element): string => `${element.localName}.${element.getAttribute('class') ?? ''}`;
    return names.flatMap((name) =>
      [...document.querySelectorAll(`[${name}]`)].flatMap((element) =>
        idsOf(element, name)
          .filter((id) => !document.getElementById(id))
          .map((id) => `${nameOf(element)} ${name}="${id}"`),
      ),
    );
  }, REFERENCES);
