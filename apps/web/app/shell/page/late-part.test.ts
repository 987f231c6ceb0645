import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { loadPart } from './late-part.tsx';

const Menu = (): null => null;
const pick = (module: { readonly Menu: typeof Menu }) => module.Menu;

describe('the script of a part', () => {
  it('gives the component of its module, also of the one that is imported again after a loss', async () => {
    expect(await loadPart(async () => ({ Menu }), pick)).toEqual({ default: Menu });
    const warn = vi.spyOn(console, 'warn').mockReturnValue();
    const lost = new TypeError('Failed to fetch dynamically imported module: https://site.example/assets/menu-a1.js');
    const again = { wait: async () => undefined, importFrom: async () => ({ Menu }) };
    expect(await loadPart(() => Promise.reject(lost), pick, again)).toEqual({ default: Menu });
    expect(warn).toHaveBeenCalledTimes(1);
    warn.mockRestore();
  });

  it('that is broken is logged, and draws nothing', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    const part = await loadPart(() => Promise.reject(new Error('broken')), pick);
    expect(renderToStaticMarkup(createElement(part.default))).toBe('');
    expect(log).toHaveBeenCalledTimes(1);
    log.mockRestore();
  });
});
