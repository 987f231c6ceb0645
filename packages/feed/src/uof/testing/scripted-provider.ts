import type { UofApi, UofListener, UofStream } from '../uof-ports.ts';

/** One market as the provider of a test knows it. */
interface Truth {
  readonly xml: string;
  status: number;
  odds: readonly (readonly [outcome: string, odds: string])[];
}

const LIVE = 1;

/** A fixture document of a football match of these numbers. */
export const fixtureXml = (event: string, start = '2030-05-08T19:00:00+00:00', sport = 'sr:sport:1'): string => `<?xml version="1.0"?>
<fixtures_fixture><fixture id="${event}" start_time="${start}" status="not_started" liveodds="booked">
<season id="sr:season:1" name="Season" year="29/30"/>
<tournament id="sr:tournament:17" name="Premier League"><sport id="${sport}" name="Sport"/><category id="sr:category:1" name="England" country_code="ENG"/></tournament>
<competitors><competitor id="sr:competitor:1" name="Home" country_code="ENG" qualifier="home"/><competitor id="sr:competitor:2" name="Away" country_code="FRA" qualifier="away"/></competitors>
<coverage_info level="gold" live_coverage="true"/></fixture></fixtures_fixture>`;

export const PRODUCERS_XML = `<producers response_code="OK">
<producer id="1" name="LO" api_url="https://api.example.com/v1/liveodds/" active="true" stateful_recovery_window_in_minutes="600"/>
<producer id="3" name="Ctrl" api_url="https://api.example.com/v1/pre/" active="true" stateful_recovery_window_in_minutes="4320"/>
<producer id="9" name="Off" api_url="https://api.example.com/v1/off/" active="false"/></producers>`;

/**
 * A provider for tests, with a memory: what it says becomes its truth, `lossy` says it without its being heard, and a recovery tells how
 * things stand and every result since, as the real one does.
 * @internal
 */
export class ScriptedProvider implements UofStream, UofApi {
  readonly requests: string[] = [];
  /** Whether recoveries are answered at once; else by `answer`. */
  prompt = true;
  connected = false;
  /** Provider's clock, epoch ms. */
  time = 1_000_000_000;
  readonly #matches = new Map<string, Map<string, Truth>>();
  readonly #results: { readonly at: number; readonly product: number; readonly xml: string }[] = [];
  readonly #pending: (() => void)[] = [];
  #listener: UofListener | undefined;

  async start(listener: UofListener): Promise<void> {
    this.#listener = listener;
    this.connected = true;
  }
  async stop(): Promise<void> {
    this.#listener = undefined;
  }
  disconnect(): void {
    this.connected = false;
    this.#listener?.disconnected();
  }

  producers = async (): Promise<string> => PRODUCERS_XML;
  markets = async (): Promise<string> => '<market_descriptions/>';
  async fixture(event: string): Promise<string> {
    this.requests.push(`fixture ${event}`);
    return fixtureXml(event);
  }
  async recover(producer: string, requestId: number, after: number | null): Promise<void> {
    this.requests.push(`recover ${producer} after ${after ?? 'everything'}`);
    const product = producer === 'pre' ? 3 : LIVE;
    this.#pending.push(() => {
      for (const [event, markets] of product === LIVE ? this.#matches : [])
        this.deliver(
          `<odds_change event_id="${event}" product="${product}" timestamp="${++this.time}" request_id="${requestId}"><odds>${[...markets.values()].map(marketXml).join('')}</odds></odds_change>`,
        );
      for (const result of this.#results) if (result.product === product && result.at > (after ?? 0)) this.deliver(result.xml);
      this.deliver(`<snapshot_complete product="${product}" request_id="${requestId}" timestamp="${++this.time}"/>`);
    });
    if (this.prompt) this.answer();
  }
  async recoverEvent(producer: string, event: string): Promise<void> {
    this.requests.push(`recover ${producer} ${event}`);
  }
  /** Answers the recoveries that were asked for. */
  answer(): void {
    for (const send of this.#pending.splice(0)) send();
  }

  deliver(xml: string): void {
    if (this.connected) this.#listener?.message(xml);
  }
  alive(product: number, subscribed = true): void {
    this.deliver(`<alive product="${product}" timestamp="${++this.time}" subscribed="${subscribed ? 1 : 0}"/>`);
  }

  /** Changes the truth and returns the message that tells of it. `specifiers` as in the format. */
  odds(event: string, id: number, specifiers: string, odds: Truth['odds'], status = 1): string {
    const truth = this.#truth(event, id, specifiers);
    truth.status = status;
    truth.odds = odds;
    return `<odds_change ${this.#head(event)}><odds>${marketXml(truth)}</odds></odds_change>`;
  }
  betStop(event: string): string {
    for (const truth of this.#matches.get(event)?.values() ?? []) if (truth.status === 1) truth.status = -1;
    return `<bet_stop ${this.#head(event)} groups="all"/>`;
  }
  settle(event: string, id: number, specifiers: string, results: readonly (readonly [outcome: string, result: string])[]): string {
    this.#truth(event, id, specifiers).status = -3;
    const outcomes = results.map(([outcome, result]) => `<outcome id="${outcome}" result="${result}"/>`).join('');
    return this.#result(
      `<bet_settlement certainty="2" ${this.#head(event)}><outcomes><market ${nameXml(id, specifiers)}>${outcomes}</market></outcomes></bet_settlement>`,
    );
  }
  rollBack(event: string, id: number, specifiers: string, kind: 'rollback_bet_settlement' | 'rollback_bet_cancel'): string {
    this.#truth(event, id, specifiers).status = -1;
    return this.#result(`<${kind} ${this.#head(event)}><market ${nameXml(id, specifiers)}/></${kind}>`);
  }
  cancel(event: string, id: number, specifiers: string): string {
    this.#truth(event, id, specifiers).status = -4;
    return this.#result(`<bet_cancel ${this.#head(event)}><market ${nameXml(id, specifiers)}/></bet_cancel>`);
  }
  statusOf(event: string, id: number, specifiers: string): number | undefined {
    return this.#matches.get(event)?.get(nameXml(id, specifiers))?.status;
  }

  #result(xml: string): string {
    this.#results.push({ at: this.time, product: LIVE, xml });
    return xml;
  }
  #head(event: string): string {
    return `event_id="${event}" product="${LIVE}" timestamp="${++this.time}"`;
  }
  #truth(event: string, id: number, specifiers: string): Truth {
    const markets = this.#matches.get(event) ?? new Map<string, Truth>();
    this.#matches.set(event, markets);
    const name = nameXml(id, specifiers);
    const truth = markets.get(name) ?? { xml: name, status: 0, odds: [] };
    markets.set(name, truth);
    return truth;
  }
}

const nameXml = (id: number, specifiers: string): string => `id="${id}"${specifiers === '' ? '' : ` specifiers="${specifiers}"`}`;
const marketXml = ({ xml, status, odds }: Truth): string =>
  `<market ${xml} status="${status}">${odds.map(([id, price]) => `<outcome id="${id}" odds="${price}" active="1"/>`).join('')}</market>`;
