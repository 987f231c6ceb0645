/** The dialogs of @touchline/ui, drawn here because drawing needs react-dom, which the library does not depend on. */

import { ConfirmDialog, Dialog, InfoDialog } from '@touchline/ui/dialog';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';

const nothing = (): void => undefined;
/** The buttons' names, in their order. */
const buttons = (html: string): string[] =>
  [...html.matchAll(/<button([^>]*)>(.*?)<\/button>/g)].map(
    ([, marks = '', inside = '']) => inside.replaceAll(/<[^>]*>/g, '') || (/aria-label="([^"]*)"/.exec(marks)?.[1] ?? ''),
  );

describe('dialogs', () => {
  it('R039 an info dialog is left by OK and by Close', () => {
    const html = renderToStaticMarkup(<InfoDialog open title="Wallet" text="Why not" okText="OK" closeText="Close" onClose={nothing} />);
    expect(buttons(html)).toEqual(['Close', 'OK']);
  });

  it('R036 a confirmation can be cancelled', () => {
    const html = renderToStaticMarkup(
      <ConfirmDialog
        open
        title="Sure?"
        text="Gone for good"
        confirmText="Delete"
        cancelText="Cancel"
        onConfirm={nothing}
        onCancel={nothing}
      />,
    );
    expect(buttons(html)).toEqual(['Cancel', 'Cancel', 'Delete']);
  });

  it('R031 a modal with a navigation bar has the way back in place of the cross', () => {
    const html = renderToStaticMarkup(
      <Dialog open title="List" closeText="Close" backText="Back" onBack={nothing} onClose={nothing}>
        <p>Rows</p>
      </Dialog>,
    );
    expect(buttons(html)).toEqual(['Back']);
  });
});
