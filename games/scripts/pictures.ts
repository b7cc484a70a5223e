import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { smallPicture, tenthsPicture } from './small-picture.ts'

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark']

/**
 * Pictures of the content as SVG text, taken in while building:
 * `import lotus from 'pics:lotus'` is one, `import hand from 'pics:waving-hand?tones'` is one in each skin tone, and
 * `import pictures from './pictures.json?pics'` has those of a list, by name; `?pics-small` has them in about half the
 * bytes, for very long lists, and `?pics-tenths` in three quarters, where they are shown large.
 */
export function pictures(): Plugin {
  const one = '\0pics:'
  const many = '\0pics-of:'
  return {
    name: 'pictures',
    // Else the list itself is found first, and read as JSON.
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith('pics:')) return one + id.slice('pics:'.length)
      const list = /^(.+\.json)\?(pics|pics-small|pics-tenths)$/.exec(id)
      // The mark at the end keeps the build from reading the module itself as JSON.
      if (list && importer) return `${many}${list[2]}:${join(dirname(importer), list[1] ?? '')}:`
      return null
    },
    async load(id) {
      if (!id.startsWith(one) && !id.startsWith(many)) return null
      const { pictureSvg } = await import('@marigold/content')
      const exported = (value: unknown) => `export default ${JSON.stringify(value)}`
      if (id.startsWith(many)) {
        const [how = '', list = ''] = id.slice(many.length).split(':')
        this.addWatchFile(list)
        const names = JSON.parse(readFileSync(list, 'utf8')) as string[]
        const made = { 'pics-small': smallPicture, 'pics-tenths': tenthsPicture }[how] ?? ((svg: string) => svg)
        const svgOf = (name: string) => made(pictureSvg(name))
        return exported(Object.fromEntries(names.map((name) => [name, svgOf(name)])))
      }
      const [name = '', wish] = id.slice(one.length).split('?')
      if (wish === undefined) return exported(pictureSvg(name))
      if (wish !== 'tones') throw new Error(`${name}?${wish}: a picture can be asked for with ?tones`)
      const inTone = tones.map((tone) => [tone, pictureSvg(`${name}-${tone}-skin-tone`)])
      return exported({ yellow: pictureSvg(name), ...Object.fromEntries(inTone) })
    },
  }
}
