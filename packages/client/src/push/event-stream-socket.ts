import type { PushRequest } from '@touchline/contract/push/messages';
import type { Socket } from './push-client.ts';

/** The used part of an EventSource. */
export interface EventStream {
  readonly readyState: number;
  close(): void;
  onopen: ((event: Event) => void) | null;
  onerror: ((event: Event) => void) | null;
  onmessage: ((event: MessageEvent) => void) | null;
}

const CONNECTING = 0;
const OPEN = 1;
const CLOSED = 3;

/**
 * A socket over server-sent events, for networks that let no WebSocket through: the same frames come in, and what would be sent becomes the address.
 * A changed set of topics is a new stream. Signing in is the cookie's matter here.
 */
export function eventStreamSocket(url: string, EventSource: new (url: string) => EventStream): new () => Socket {
  return class EventStreamSocket implements Socket {
    onopen: Socket['onopen'] = null;
    onclose: Socket['onclose'] = null;
    onerror: Socket['onerror'] = null;
    onmessage: Socket['onmessage'] = null;
    #closed = false;
    #opened = false;
    #stream: EventStream | null = null;
    #changed = false;
    readonly #topics = new Map<string, { readonly lang: string | undefined; readonly from: number | undefined }>();

    constructor() {
      // Topics are sent after "open", as on a socket; the stream itself starts with the first of them.
      queueMicrotask(() => {
        if (this.#closed) return;
        this.#opened = true;
        this.onopen?.(new Event('open'));
      });
    }

    get readyState(): number {
      return this.#closed ? CLOSED : this.#opened ? OPEN : CONNECTING;
    }

    send(text: string): void {
      const request = JSON.parse(text) as PushRequest;
      if (request.op === 'sub') this.#topics.set(request.topic, { lang: request.lang, from: request.from });
      else if (request.op === 'unsub') this.#topics.delete(request.topic);
      else {
        // The stream itself is watched by the browser: it says so when it breaks.
        if (request.op === 'ping' && this.#stream?.readyState === OPEN) this.#hear(JSON.stringify({ t: 'pong', now: Date.now() }));
        return;
      }
      if (this.#changed) return;
      this.#changed = true;
      queueMicrotask(() => this.#restart());
    }

    close(): void {
      if (this.#closed) return;
      this.#closed = true;
      this.#stream?.close();
      this.onclose?.(new CloseEvent('close'));
    }

    #restart(): void {
      this.#changed = false;
      this.#stream?.close();
      this.#stream = null;
      if (this.#closed || this.#topics.size === 0) return;
      const query = new URLSearchParams({ topics: [...this.#topics.keys()].join(',') });
      const lang = [...this.#topics.values()].find((topic) => topic.lang !== undefined)?.lang;
      if (lang !== undefined) query.set('lang', lang);
      const from = [...this.#topics.values()].map((topic) => topic.from ?? '').join(',');
      if (/\d/.test(from)) query.set('from', from);
      const stream = new EventSource(`${url}?${query.toString()}`);
      this.#stream = stream;
      stream.onmessage = (event) => {
        if (this.#stream === stream) this.#hear(event.data);
      };
      // EventSource would come back by itself with the old address and its old numbers: the client does it better.
      stream.onerror = () => {
        if (this.#stream === stream) this.close();
      };
    }

    #hear(data: unknown): void {
      this.#follow(data);
      this.onmessage?.(new MessageEvent('message', { data }));
    }

    /** Keeps the numbers, so that a new stream goes on where the old one stood. */
    #follow(data: unknown): void {
      const numbered = typeof data === 'string' ? /^\{"t":"(?:snap|d|me)","topic":"([^"]+)","seq":(\d+)/.exec(data) : null;
      const topic = numbered && this.#topics.get(numbered[1] ?? '');
      if (numbered && topic) this.#topics.set(numbered[1] ?? '', { ...topic, from: Number(numbered[2]) });
    }
  };
}
