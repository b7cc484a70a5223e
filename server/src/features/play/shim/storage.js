/**
 * Creates a `Storage` backed by a map, with methods and with keys as properties, like in browsers.
 * @param {{ values: Map<string, string>, room: number, changed: (key: string, value: string | null) => void }} kept
 * `room`: the maximum characters of all keys and values
 * @returns {Storage}
 */
export function makeStorage({ values, room, changed }) {
  let used = 0
  for (const [key, value] of values) used += key.length + value.length
  /** @param {string} key */
  const sizeOf = (key) => (values.has(key) ? key.length + (values.get(key) ?? '').length : 0)
  /** @type {Record<string, (...given: any[]) => any>} */
  const methods = {
    getItem: (key) => values.get(String(key)) ?? null,
    key: (at) => [...values.keys()][at] ?? null,
    setItem(given, what) {
      const key = String(given)
      const value = String(what)
      const size = used - sizeOf(key) + key.length + value.length
      if (size > room) throw new DOMException('There is no more room for what this game keeps.', 'QuotaExceededError')
      if (values.get(key) === value) return
      used = size
      values.set(key, value)
      changed(key, value)
    },
    removeItem(given) {
      const key = String(given)
      if (!values.has(key)) return
      used -= sizeOf(key)
      values.delete(key)
      changed(key, null)
    },
    clear() {
      for (const key of [...values.keys()]) methods.removeItem?.(key)
    },
  }
  return new Proxy(Object.create(Storage.prototype), {
    get(target, key, self) {
      if (key === 'length') return values.size
      if (typeof key === 'string' && Object.hasOwn(methods, key)) return methods[key]
      // Methods that a library added to `Storage.prototype` must be called on this object.
      if (typeof key === 'symbol' || key in target) return Reflect.get(target, key, self)
      return values.get(key)
    },
    set(_, key, value) {
      if (typeof key === 'string') methods.setItem?.(key, value)
      return true
    },
    deleteProperty(_, key) {
      if (typeof key === 'string') methods.removeItem?.(key)
      return true
    },
    has: (target, key) => (typeof key === 'string' && values.has(key)) || key in target,
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: (_, key) =>
      typeof key === 'string' && values.has(key)
        ? { value: values.get(key), writable: true, enumerable: true, configurable: true }
        : undefined,
    defineProperty(_, key, { value }) {
      if (typeof key === 'string') methods.setItem?.(key, value)
      return true
    },
  })
}
