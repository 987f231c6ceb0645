import { invariant } from '@touchline/kernel/invariant';
import { until } from './until.ts';

const DEMO_PLAYER = /Demo player.*login (\S+), password (\S+)\n/;

/** A server whose demo player it prints a little after it is ready. */
interface PrintingServer {
  readonly url: string;
  output(): string;
}

/** Signs the demo player in who is named in what a server prints; gives the headers of calls that place bets. */
export async function signInDemoPlayer({ url, output }: PrintingServer): Promise<{ readonly authorization: string }> {
  await until('the demo player', () => DEMO_PLAYER.test(output()));
  const [, login, password] = DEMO_PLAYER.exec(output()) ?? [];
  const signedIn = await fetch(`${url}/web-api/user/auth`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ login, password }),
  });
  invariant(signedIn.status === 200, `the demo player was not let in: ${signedIn.status}`);
  const cookies = signedIn.headers.getSetCookie().map((one) => one.split(';', 1)[0]);
  const reply = await fetch(`${url}/web-api/api/mobile/v1/token/`, { headers: { cookie: cookies.join('; ') } });
  const { data } = (await reply.json()) as { data: { attributes: { userToken: string } } };
  return { authorization: `Bearer ${data.attributes.userToken}` };
}
