/**
 * Closes what a page's policy doesn't close in every browser: peer connections, and link hints that preconnect to
 * another host. A frame made from text (`srcdoc`) has a fresh window, so this goes first in each of those texts. There
 * it's inserted as text, which is why it uses nothing from outside.
 * @param {any} window
 */
export function closeConnections(window) {
  const { document, Element, HTMLIFrameElement, HTMLLinkElement } = window
  for (const holder of [window, window.Window.prototype])
    for (const name of ['RTCPeerConnection', 'webkitRTCPeerConnection', 'mozRTCPeerConnection']) delete holder[name]

  // Saved here because a game may replace methods of prototypes.
  const { getAttribute, setAttribute, removeAttribute, querySelectorAll } = Element.prototype
  const call = Function.prototype.call.bind(Function.prototype.call)
  const first = `<script>(${closeConnections})(window);document.currentScript.remove()<${'/'}script>`
  /** @param {string} text */
  const closed = (text) => {
    for (let at = 0; at < first.length; at++) if (text[at] !== first[at]) return first + text
    return text
  }
  /** @param {string | null} rel */
  const isHint = (rel) => /preconnect|dns-prefetch/i.test(rel ?? '')

  const srcdoc = Object.getOwnPropertyDescriptor(HTMLIFrameElement.prototype, 'srcdoc')
  Object.defineProperty(HTMLIFrameElement.prototype, 'srcdoc', {
    ...srcdoc,
    set(value) {
      srcdoc?.set?.call(this, closed(String(value)))
    },
  })
  const rel = Object.getOwnPropertyDescriptor(HTMLLinkElement.prototype, 'rel')
  Object.defineProperty(HTMLLinkElement.prototype, 'rel', {
    ...rel,
    set(value) {
      if (!isHint(String(value))) rel?.set?.call(this, value)
    },
  })
  Element.prototype.setAttribute = function set(/** @type {string} */ name, /** @type {any} */ value) {
    if (this instanceof HTMLLinkElement && /^rel$/i.test(name) && isHint(String(value))) return
    const isText = this instanceof HTMLIFrameElement && /^srcdoc$/i.test(name)
    call(setAttribute, this, name, isText ? closed(String(value)) : value)
  }

  // The HTML parser sets attributes without calling these. A `srcdoc` loads only after this runs.
  /** @param {any} element */
  const check = (element) => {
    const text = element instanceof HTMLIFrameElement ? call(getAttribute, element, 'srcdoc') : null
    if (text !== null && closed(text) !== text) call(setAttribute, element, 'srcdoc', closed(text))
    if (element instanceof HTMLLinkElement && isHint(call(getAttribute, element, 'rel')))
      call(removeAttribute, element, 'rel')
  }
  const observer = new window.MutationObserver((/** @type {MutationRecord[]} */ records) => {
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes') check(target)
      for (const node of addedNodes) {
        if (node.nodeType !== 1) continue
        check(node)
        for (const one of call(querySelectorAll, node, 'iframe[srcdoc], link[rel]')) check(one)
      }
    }
  })
  /** @param {Node} root */
  const watch = (root) =>
    observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['srcdoc', 'rel'] })
  watch(document)
  const { attachShadow } = Element.prototype
  Element.prototype.attachShadow = function attach(/** @type {any} */ options) {
    const root = call(attachShadow, this, options)
    watch(root)
    return root
  }
}
