import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark']

/**
 * Pictures of the content as SVG text, taken in while building:
 * `import lotus from 'pics:lotus'` is one, `import hand from 'pics:waving-hand?tones'` is one in each skin tone, and
 * `import pictures from './pictures.json?pics'` has those of a list, by name.
 */
export function pictures(): Plugin {
  const one = '\0pics:'
  const many = '\0pics-of:'
  return {
    name: 'pictures',
    resolveId(id, importer) {
      if (id.startsWith('pics:')) return one + id.slice('pics:'.length)
      if (id.endsWith('.json?pics') && importer) return many + join(dirname(importer), id.slice(0, -'?pics'.length))
      return null
    },
    async load(id) {
      if (!id.startsWith(one) && !id.startsWith(many)) return null
      const { pictureSvg } = await import('@marigold/content')
      const exported = (value: unknown) => `export default ${JSON.stringify(value)}`
      if (id.startsWith(many)) {
        const list = id.slice(many.length)
        this.addWatchFile(list)
        const names = JSON.parse(readFileSync(list, 'utf8')) as string[]
        return exported(Object.fromEntries(names.map((name) => [name, pictureSvg(name)])))
      }
      const [name = '', wish] = id.slice(one.length).split('?')
      if (wish === undefined) return exported(pictureSvg(name))
      if (wish !== 'tones') throw new Error(`${name}?${wish}: a picture can be asked for with ?tones`)
      const inTone = tones.map((tone) => [tone, pictureSvg(`${name}-${tone}-skin-tone`)])
      return exported({ yellow: pictureSvg(name), ...Object.fromEntries(inTone) })
    },
  }
}
