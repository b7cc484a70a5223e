import { expect, test } from 'vitest'
import { withFooter } from './footer.ts'

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 80 50" width="800" height="500"><rect/></svg>'
const encoded = `data:image/svg+xml,${encodeURIComponent(drawing)}`
const read = (picture: string) => decodeURIComponent(picture.replace(/^[^,]+,/, ''))

test('adds a line below a drawing, which stays whole', () => {
  const paper = read(withFooter(encoded, 'Local help line: <555-0100>'))
  expect(paper).toMatch(/^<svg [^>]*width="800" height="56\d/)
  expect(paper).toContain('viewBox="0 0 80 50" width="800" height="500"><rect/></svg>')
  expect(paper).toContain('>Local help line: &lt;555-0100&gt;</text>')
})

test('reads base64, and breaks a long text into lines', () => {
  const paper = read(withFooter(`data:image/svg+xml;base64,${btoa(drawing)}`, 'word '.repeat(30)))
  expect(paper.match(/<text/g)).toHaveLength(3)
})

test('leaves a photo, and a drawing without a size, as they are', () => {
  const sizeless = `data:image/svg+xml,${encodeURIComponent('<svg viewBox="0 0 1 1"/>')}`
  for (const picture of ['data:image/jpeg;base64,AAAA', sizeless]) expect(withFooter(picture, 'x')).toBe(picture)
})
