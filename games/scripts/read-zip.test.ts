import { buffer } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { ZipFile } from 'yazl'
import { readZip } from './read-zip.ts'

async function zipOf(files: Record<string, string>): Promise<Buffer> {
  const zip = new ZipFile()
  for (const [name, text] of Object.entries(files))
    zip.addBuffer(Buffer.from(text), name, { compress: name.endsWith('.html') })
  zip.end()
  return buffer(zip.outputStream)
}

test('reads every file of a zip, compressed or not', async () => {
  const files = readZip(await zipOf({ 'index.html': '<p>Hello</p>'.repeat(50), 'media/a.txt': 'plain' }))
  expect([...files.keys()]).toEqual(['index.html', 'media/a.txt'])
  expect(files.get('index.html')?.toString()).toBe('<p>Hello</p>'.repeat(50))
  expect(files.get('media/a.txt')?.toString()).toBe('plain')
})

test('rejects a zip without index.html at its root, a damaged zip, and other files, with a reason', async () => {
  expect(() => readZip(Buffer.from('hello'))).toThrow('not a zip')
  const deep = await zipOf({ 'game/index.html': 'x' })
  expect(() => readZip(deep)).toThrow('no index.html')
  const good = await zipOf({ 'index.html': 'x', 'a.txt': 'plain text' })
  good[good.indexOf('plain text')] = 0x51
  expect(() => readZip(good)).toThrow('a.txt is damaged')
})
