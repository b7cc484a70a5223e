import { describe, expect, it } from 'vitest'
import { startLate } from './start-late.ts'

const page = [
  '<html><head><link rel="modulepreload" href="/app/entry.client-1.js" nonce="n"/>',
  '<link rel="modulepreload" href="/a.js" nonce="n"/><link rel="modulepreload" href="/b.js" nonce="n"/></head><body><a href="/pricing">Pricing</a>',
  '<script nonce="n">window.ready = 1</script>',
  '<script nonce="n" type="module" async="">import "/a.js"</script></body></html>',
].join('')

describe('the scripts of a public page', () => {
  const late = startLate(page, 'n')

  it('are set aside, so that nothing runs or loads before the page has painted', () => {
    expect(late).not.toContain('<link')
    expect(late).not.toContain('type="module"')
    expect(late).toContain('<script nonce="n" type="text/late">import "/a.js"</script>')
  })
  it('are begun by one script with the nonce of the answer, at the end of the body', () => {
    expect(late).toMatch(/<script nonce="n">\(\(\)=>.*<\/script><\/body><\/html>$/)
  })
  it('leave the rest of the page as it was', () => {
    expect(late).toContain('<a href="/pricing">Pricing</a><script nonce="n">window.ready = 1</script>')
  })
  it('are begun at once when something was pressed that needs them', () => {
    expect(late).toMatch(/\['pressedearly','input'\]\)addEventListener\(e,go\);.*self\.pressedEarly\?go\(\):/)
  })
  it('are asked for together, but for the one that takes the page over', () => {
    expect(late).toContain('files=["/a.js","/b.js"];')
  })
  it('begin at once for logged-in users, and for an address that says more than the page', () => {
    expect(late).toContain(
      "addEventListener(e,go);'person'in document.documentElement.dataset||self.pressedEarly?go():",
    )
    const now = startLate(page, 'n', { searchNow: true })
    expect(now).toContain("'person'in document.documentElement.dataset||location.search!==''||self.pressedEarly?go():")
  })
})
