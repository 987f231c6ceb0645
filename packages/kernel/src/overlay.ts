/**
 * `target` with some members of its own; what they do not name is the target's, whose methods go on working on the target itself, private
 * state and all.
 */
export function overlay<T extends object>(target: T, own: Partial<T>): T {
  const bound = new Map<PropertyKey, unknown>();
  return new Proxy(target, {
    get(_target, key) {
      if (Object.hasOwn(own, key)) return Reflect.get(own, key);
      const value: unknown = Reflect.get(target, key, target);
      if (typeof value !== 'function') return value;
      const known = bound.get(key) ?? value.bind(target);
      bound.set(key, known);
      return known;
    },
  });
}
