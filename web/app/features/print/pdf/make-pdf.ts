import { fetchFile } from '../../../platform/calls/static-files.ts'
import { photoBlob } from '../../../platform/storage/own-media.ts'
import { flatItems, type Page } from '../page.ts'
import { drawPdf } from './draw-pdf.ts'
import { fontRuns } from './fonts.ts'

/** Why there is no PDF: the font lacks `letters`, or something didn't load. */
export type PdfRefusal = { kind: 'letters'; text: string } | { kind: 'failed' }

async function load<T>(urls: Iterable<string>, read: (answer: Response, url: string) => Promise<T>) {
  const entries = [...new Set(urls)].map(async (url): Promise<[string, T]> => [
    url,
    await read(await fetchFile(url), url),
  ])
  return new Map(await Promise.all(entries))
}

// A missing picture leaves its place empty, as on paper.
const readPicture = async (answer: Response) => (answer.ok ? await answer.text() : '')

/** Reads the photos, which exist only in this page and can't be fetched. */
async function readPhotos(urls: readonly string[]): Promise<Map<string, ArrayBuffer>> {
  const found = [...new Set(urls)].flatMap((url) => {
    const photo = photoBlob(url)
    return photo ? [{ url, photo }] : []
  })
  return new Map(await Promise.all(found.map(async ({ url, photo }) => [url, await photo.arrayBuffer()] as const)))
}

async function readFont(answer: Response, url: string) {
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}`)
  return new Uint8Array(await answer.arrayBuffer())
}

/** Makes the PDF in the browser; nothing is sent. */
export async function makePdf(pages: readonly Page[], title: string): Promise<Blob | PdfRefusal> {
  const items = pages.flatMap((page) => flatItems(page.items))
  const texts = items.filter((item) => item.kind === 'text')
  const unknown = texts.find((item) => fontRuns(item.text, item.bold) === null)
  if (unknown) return { kind: 'letters', text: unknown.text }
  const fonts = texts.flatMap((item) => fontRuns(item.text, item.bold)?.map((run) => run.font) ?? [])
  const urls = items.flatMap((item) => (item.kind === 'picture' ? [item.url] : []))
  const photos = await readPhotos(urls)
  const drawings = urls.filter((url) => !photos.has(url))
  const [pictures, bytes] = await Promise.all([load(drawings, readPicture), load(fonts, readFont)])
  return drawPdf(pages, title, { pictures, photos, fonts: bytes })
}
