import { ConfigError } from './config-error.ts';
import { type Environment, urlOf } from './setting-values.ts';

/** Carriers of short messages: a gateway with an interface of our own, or Twilio. */
export interface SmsChoice {
  readonly provider: 'gateway' | 'twilio';
  readonly url: URL;
  /** Twilio's account SID; empty for the gateway. */
  readonly account: string;
  /** Signs requests, or is the account's token. */
  readonly token: string;
  /** The number or name that messages come from. */
  readonly from: string;
}

/** The Telegram Gateway, which carries codes. */
export interface MessengerChoice {
  readonly url: URL;
  readonly token: string;
}

const PLAIN_OR_TLS = ['http:', 'https:'];

export function smsOf(env: Environment): SmsChoice | null {
  const provider = env.SMS_PROVIDER;
  if (!provider) return null;
  if (provider !== 'gateway' && provider !== 'twilio') throw new ConfigError(`SMS_PROVIDER=${provider}: must be gateway or twilio`);
  const url = urlOf('SMS_URL', env.SMS_URL || (provider === 'twilio' ? 'https://api.twilio.com' : undefined), PLAIN_OR_TLS);
  const { SMS_ACCOUNT: account = '', SMS_TOKEN: token, SMS_FROM: from } = env;
  const missing = [
    ...(url ? [] : ['SMS_URL']),
    ...(token ? [] : ['SMS_TOKEN']),
    ...(from ? [] : ['SMS_FROM']),
    ...(account || provider === 'gateway' ? [] : ['SMS_ACCOUNT']),
  ];
  if (!url || !token || !from || missing.length > 0) throw new ConfigError(`SMS_PROVIDER=${provider}: needs ${missing.join(', ')} too`);
  return { provider, url, account, token, from };
}

export function messengerOf(env: Environment): MessengerChoice | null {
  const url = urlOf('TELEGRAM_GATEWAY_URL', env.TELEGRAM_GATEWAY_URL || 'https://gatewayapi.telegram.org', PLAIN_OR_TLS);
  return env.TELEGRAM_GATEWAY_TOKEN && url ? { url, token: env.TELEGRAM_GATEWAY_TOKEN } : null;
}
