/**
 * A cookie jar for one game: `document.cookie` like in browsers, without paths and domains.
 * @param {{ lasting: Map<string, string>, passing: Map<string, string>, now: () => number,
 * changed: (name: string, value: string | null) => void }} jar
 * `lasting` has each expiry before its value; `passing` has session cookies
 */
export function makeCookieJar({ lasting, passing, now, changed }) {
  const maxBytes = 4096
  const most = 100
  /** @param {string} name */
  const forget = (name) => {
    passing.delete(name)
    if (lasting.delete(name)) changed(name, null)
  }
  /** @param {string[]} marks @returns {number | null} when it expires; null for a session cookie */
  const endOf = (marks) => {
    /** @type {number | null} */
    let end = null
    for (const mark of marks) {
      const [name = '', ...rest] = mark.split('=')
      const value = rest.join('=').trim()
      const what = name.trim().toLowerCase()
      if (what === 'max-age' && /^-?\d+$/.test(value)) return now() + Number(value) * 1000
      if (what === 'expires' && !Number.isNaN(Date.parse(value))) end = Date.parse(value)
    }
    return end
  }
  return {
    read() {
      for (const [name, text] of lasting) if (Number.parseInt(text, 10) <= now()) forget(name)
      const texts = [...lasting].map(([name, text]) => [name, text.slice(text.indexOf(' ') + 1)])
      return [...texts, ...passing].map(([name, value]) => (name ? `${name}=${value}` : value)).join('; ')
    },
    /** @param {string} text */
    write(text) {
      const [pair = '', ...marks] = String(text).split(';')
      const at = pair.indexOf('=')
      const name = pair.slice(0, Math.max(at, 0)).trim()
      const value = pair.slice(at + 1).trim()
      if (name.length + value.length > maxBytes) return
      const end = endOf(marks)
      if (end !== null && end <= now()) return forget(name)
      if (!lasting.has(name) && !passing.has(name) && lasting.size + passing.size >= most) return
      forget(name)
      if (end === null) passing.set(name, value)
      else {
        lasting.set(name, `${Math.round(end)} ${value}`)
        changed(name, `${Math.round(end)} ${value}`)
      }
    },
  }
}
