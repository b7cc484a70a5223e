/**
 * Runs first in a game's worker: it adds the pause, and resolves URLs against the worker's own file. It's inserted as
 * text, so it imports nothing.
 * @param {any} self @param {string} address @param {string} mark @param {(scope: any) => any} makeClock
 */
export function initWorker(self, address, mark, makeClock) {
  const clock = makeClock(self)
  self.addEventListener('message', (/** @type {any} */ event) => {
    if (event.data?.[mark] === undefined) return
    event.stopImmediatePropagation()
    if (event.data[mark]) clock.go()
    else clock.stop()
  })
  if (!/^https?:/.test(address)) return
  const at = (/** @type {any} */ url) =>
    typeof url === 'string' || url instanceof URL ? new URL(url, address).href : url
  const { importScripts, fetch } = self
  if (importScripts) self.importScripts = (/** @type {any[]} */ ...urls) => importScripts.apply(self, urls.map(at))
  self.fetch = (/** @type {any} */ what, /** @type {any} */ options) => fetch.call(self, at(what), options)
  const { prototype } = self.XMLHttpRequest
  const { open } = prototype
  prototype.open = function start(/** @type {any} */ method, /** @type {any} */ url, /** @type {any[]} */ ...rest) {
    return open.call(this, method, at(url), ...(rest.length === 0 ? [true] : rest))
  }
  try {
    Object.defineProperty(self, 'location', { configurable: true, value: new URL(address) })
  } catch {
    // The location stays as it is.
  }
}

/**
 * Wraps workers. A frame with an opaque origin can't start one from a file, but from a blob that loads the file.
 * @param {{ window: any, document: any, makeClock: (scope: any) => any }} given
 */
export function wrapWorkers({ window, document, makeClock }) {
  const { Worker: Real, URL, Blob } = window
  if (typeof Real !== 'function') return { stop: () => undefined, go: () => undefined }
  const mark = `marigold ${Math.random()}`
  /** @type {Map<string, any>} */
  const blobs = new Map()
  const { createObjectURL, revokeObjectURL } = URL
  URL.createObjectURL = (/** @type {any} */ thing) => {
    const address = createObjectURL.call(URL, thing)
    if (thing instanceof Blob) blobs.set(address, thing)
    return address
  }
  URL.revokeObjectURL = (/** @type {string} */ address) => {
    blobs.delete(address)
    revokeObjectURL.call(URL, address)
  }
  /** @param {any[]} parts */
  const addressOf = (parts) => createObjectURL.call(URL, new Blob(parts, { type: 'text/javascript' }))
  /** @param {any} url @param {any} options */
  const wrapped = (url, options) => {
    const address = new URL(url, document.baseURI).href
    const begin = `(${initWorker})(self,${JSON.stringify(address)},${JSON.stringify(mark)},${makeClock});\n`
    const blob = blobs.get(address)
    // The blob's URL may be revoked right away, so its content is used instead.
    if (options?.type === 'module') {
      const imports = [addressOf([begin]), blob ? addressOf([blob]) : address]
      return addressOf(imports.map((one) => `import ${JSON.stringify(one)};`))
    }
    return addressOf(blob ? [begin, blob] : [begin, `importScripts(${JSON.stringify(address)})`])
  }
  /** @type {Set<any>} */
  const workers = new Set()
  let stopped = false
  window.Worker = new Proxy(Real, {
    construct(target, [url, options], as) {
      const worker = Reflect.construct(target, [wrapped(url, options), options], as)
      workers.add(worker)
      if (stopped) worker.postMessage({ [mark]: false })
      return worker
    },
  })
  const { terminate } = Real.prototype
  Real.prototype.terminate = function end() {
    workers.delete(this)
    return terminate.call(this)
  }
  /** @param {boolean} goes */
  const tellAll = (goes) => {
    stopped = !goes
    for (const worker of workers) worker.postMessage({ [mark]: goes })
  }
  return { stop: () => tellAll(false), go: () => tellAll(true) }
}
