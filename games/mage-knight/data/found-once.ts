/** For what never changes and is asked for in every game: each answer is worked out when it is first wanted, and kept. */
export function foundOnce<K, V extends object | string>(find: (key: K) => V): (key: K) => V {
  const known = new Map<K, V>();
  return (key) => {
    let value = known.get(key);
    if (value === undefined) {
      value = find(key);
      known.set(key, value);
    }
    return value;
  };
}
