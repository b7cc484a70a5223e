/**
 * Loads the game's pictures and sounds with CORS, so that a canvas or an analyzer can read them. Otherwise each one
 * would be cross-origin, because the frame has an opaque origin.
 * @param {{ window: any, document: any }} given
 */
export function useCorsForMedia({ window, document }) {
  const kinds = [window.HTMLImageElement, window.HTMLMediaElement]
  /** @param {any} element */
  const open = (element) => {
    if (element.getAttribute('crossorigin') !== 'anonymous') element.setAttribute('crossorigin', 'anonymous')
  }
  for (const kind of kinds) {
    const { prototype } = kind
    const src = Object.getOwnPropertyDescriptor(prototype, 'src')
    Object.defineProperty(prototype, 'src', {
      ...src,
      set(value) {
        open(this)
        src?.set?.call(this, value)
      },
    })
    // Cookies are never sent, so a request with credentials would be refused.
    const crossOrigin = Object.getOwnPropertyDescriptor(prototype, 'crossOrigin')
    Object.defineProperty(prototype, 'crossOrigin', { ...crossOrigin, set() {} })
  }
  const setAttribute = window.Element.prototype.setAttribute
  window.Element.prototype.setAttribute = function set(/** @type {string} */ name, /** @type {string} */ value) {
    const isMedia = kinds.some((kind) => this instanceof kind)
    if (isMedia && /^src(set)?$/i.test(name)) open(this)
    const shown = isMedia && /^crossorigin$/i.test(name) ? 'anonymous' : value
    return setAttribute.call(this, name, shown)
  }
  const createElement = document.createElement
  document.createElement = function create(/** @type {any[]} */ ...given) {
    const element = createElement.apply(document, given)
    if (kinds.some((kind) => element instanceof kind)) open(element)
    return element
  }
  for (const name of ['Image', 'Audio']) {
    const Real = window[name]
    window[name] = new Proxy(Real, {
      construct(target, given, as) {
        // `new Audio(url)` starts loading at once, so `crossorigin` is set first.
        const [first, ...rest] = given
        const element = Reflect.construct(target, name === 'Audio' ? [] : [first, ...rest], as)
        open(element)
        if (name === 'Audio' && first !== undefined) element.src = first
        return element
      },
    })
  }
  new window.MutationObserver((/** @type {MutationRecord[]} */ records) => {
    for (const record of records)
      for (const node of record.addedNodes) {
        if (node.nodeType !== 1) continue
        const element = /** @type {Element} */ (node)
        for (const one of [element, ...element.querySelectorAll('img, audio, video')])
          if (kinds.some((kind) => one instanceof kind)) open(one)
      }
  }).observe(document, { childList: true, subtree: true })
}

/**
 * Makes requests with credentials without them: there are no cookies, and such a request would be refused.
 * @param {{ window: any }} given
 */
export function omitCredentials({ window }) {
  const realFetch = window.fetch.bind(window)
  window.fetch = (/** @type {any} */ what, /** @type {any} */ options) =>
    realFetch(what, options?.credentials === 'include' ? { ...options, credentials: 'omit' } : options)
  Object.defineProperty(window.XMLHttpRequest.prototype, 'withCredentials', {
    configurable: true,
    get: () => false,
    set() {},
  })
}
