import { CONFIG_IS_ABSENT } from '@touchline/catalogue/account/validation-keys';
import type { SiteConfig } from '@touchline/contract/site/calls';

type Setting = SiteConfig['groups']['global'][string];

/** R151: nothing of the site can be decided before its configuration has come. */
export class ConfigNotLoadedError extends Error {
  override readonly name = 'ConfigNotLoadedError';
  constructor() {
    super(CONFIG_IS_ABSENT);
  }
}

export interface SiteSettings {
  /** A setting of a group; undefined where the group has none of that name. Throws ConfigNotLoadedError without a configuration. */
  read(group: keyof SiteConfig['groups'], name: string): Setting | undefined;
  readonly derived: SiteConfig['derived'];
}

/** Reads the configuration by group and name. `config` may come later: until then every question is the error of R151. */
export function createSiteConfigReader(config: () => SiteConfig | null | undefined): SiteSettings {
  const present = (): SiteConfig => {
    const found = config();
    if (!found) throw new ConfigNotLoadedError();
    return found;
  };
  return {
    read(group, name) {
      const settings = present().groups[group];
      return Object.hasOwn(settings, name) ? settings[name] : undefined;
    },
    get derived() {
      return present().derived;
    },
  };
}
