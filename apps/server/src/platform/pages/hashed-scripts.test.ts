import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { hashScripts } from './hashed-scripts.ts';

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64');

it('names the scripts that carried the nonce, and none that came in by a text', () => {
  const page =
    '<html><script nonce="N0">a()</script><script type="module" async="" nonce="N0">import "/x.js"</script><script nonce="N0" src="/y.js"></script>' +
    '<p><script>evil()</script><script nonce="other">evil()</script></p><link rel="modulepreload" nonce="N0"></html>';
  const { html, hashes } = hashScripts(page, 'N0');
  expect(hashes).toEqual([hashOf('a()'), hashOf('import "/x.js"')]);
  expect(html).not.toContain('N0');
  expect(html).toContain('<script>a()</script>');
});
