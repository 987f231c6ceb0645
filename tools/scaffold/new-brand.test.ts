import { BrandFile } from '@touchline/contract/site/settings';
import { describe, expect, it } from 'vitest';
import { Changes } from './changes.ts';
import { newBrand } from './new-brand.ts';

describe('a new brand', () => {
  it('has a file called after the next number, as the server reads it', () => {
    const changes = new Changes();
    const [first = ''] = newBrand(changes, 'Northside', 'brand-of-this-test.example');
    const file = first.slice(0, first.indexOf(':'));
    const brand = BrandFile.parse(JSON.parse(changes.read(file)));
    expect(file).toBe(`brands/${brand.id}.json`);
    expect(brand).toMatchObject({
      name: 'Northside',
      hosts: ['brand-of-this-test.example'],
      publicUrl: 'https://brand-of-this-test.example',
      groupId: 1,
    });
  });

  it.each([
    ['', 'brand-of-this-test.example', 'name: '],
    ['Northside', 'no host', 'hosts'],
  ])('is refused with its reason: %j at %j', (name, host, why) => {
    expect(() => newBrand(new Changes(), name, host)).toThrow(why);
  });
});
