/** A site of its own over the same installation: its players, money and settings are its own. */
export interface Brand {
  /** The partner number of the specification (R119). */
  readonly id: number;
  readonly name: string;
  /** The group of sites that it is in: brands of one group share what is set for the group. */
  readonly groupId: number;
  /** The origin of its pages, links in letters and cookies. */
  readonly publicUrl: URL;
  /** Further names under which it is reached, in lower case. */
  readonly hosts: readonly string[];
}

/** R119: whom an installation serves where nothing says otherwise. */
export const FIRST_BRAND = 1;

/** A name that means somebody at a brand, for what is looked up by a hash of it; the first brand's are as they were before there were others. */
export const atBrand = (brandId: number, name: string): string => (brandId === FIRST_BRAND ? name : `${brandId} ${name}`);
