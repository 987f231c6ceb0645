import type { PushEffect } from './push-state.ts';
import type { TopicSubscriber } from './topic-subscriber.ts';

/** Followers of each topic. */
export class TopicFollowers {
  readonly #sets = new Map<string, Set<TopicSubscriber>>();

  /** Whether nobody follows anything. */
  get none(): boolean {
    return this.#sets.size === 0;
  }

  add(topic: string, follower: TopicSubscriber): void {
    const set = this.#sets.get(topic) ?? new Set();
    this.#sets.set(topic, set.add(follower));
  }

  /** Answers whether the topic was followed by this one alone, and so by nobody from now on. */
  remove(topic: string, follower: TopicSubscriber): boolean {
    const set = this.#sets.get(topic);
    if (!set?.delete(follower) || set.size > 0) return false;
    this.#sets.delete(topic);
    return true;
  }

  /** Hands on what has come for a topic; what is about none is everybody's. */
  tell(effect: Exclude<PushEffect, { readonly do: 'send' }>): void {
    const listening =
      effect.topic === null ? [...this.#sets.values()].flatMap((set) => [...set]) : [...(this.#sets.get(effect.topic) ?? [])];
    for (const follower of listening) {
      if (effect.do === 'synced') follower.sync(effect.seq);
      else if (effect.do === 'delta') follower.delta(effect.delta, effect.seq);
      else if (effect.do === 'news') follower.listener.news?.(effect.news);
      else follower.listener.failed?.(effect.code);
    }
  }
}
