import { describe, expect, it } from 'vitest';
import { scriptHashes } from './console-pages.ts';

describe('the policy of the console', () => {
  it('names the scripts that the page carries, by their hashes, and those alone', () => {
    const html = '<script>a</script><script src="/x.js"></script><script type="module" async="">b\n</script><p>script</p>';
    // echo -n a | openssl dgst -sha256 -binary | base64
    expect(scriptHashes(html)).toEqual(['ypeBEsobvcr6wjGzmiPcTaeG7/gUfE5yuYB3ha/uSLs=', expect.stringMatching(/^[\w+/]{43}=$/)]);
  });
});
