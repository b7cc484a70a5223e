import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Plugin } from 'vite'
import { optimizePicture, optimizeLargePicture } from './optimize-picture.ts'

const tones = ['light', 'medium-light', 'medium', 'medium-dark', 'dark']

/**
 * Imports pictures from the content as SVG text at build time: `import lotus from 'pics:lotus'` is one picture, `import
 * hand from 'pics:waving-hand?tones'` one in each skin tone, and `import pictures from './pictures.json?pics'` those of
 * a list, by name. `?pics-small` makes them about half as large, for very long lists, and `?pics-tenths` about three
 * quarters, for pictures shown large.
 */
export function pictures(): Plugin {
  const one = '\0pics:'
  const many = '\0pics-of:'
  return {
    name: 'pictures',
    // Otherwise Vite would resolve the list itself and read it as JSON.
    enforce: 'pre',
    resolveId(id, importer) {
      if (id.startsWith('pics:')) return one + id.slice('pics:'.length)
      const list = /^(.+\.json)\?(pics|pics-small|pics-tenths)$/.exec(id)
      // The trailing colon keeps the build from reading the module itself as JSON.
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
        const made =
          { 'pics-small': optimizePicture, 'pics-tenths': optimizeLargePicture }[how] ?? ((svg: string) => svg)
        const svgOf = (name: string) => made(pictureSvg(name))
        return exported(Object.fromEntries(names.map((name) => [name, svgOf(name)])))
      }
      const [name = '', option] = id.slice(one.length).split('?')
      if (option === undefined) return exported(pictureSvg(name))
      if (option !== 'tones') throw new Error(`${name}?${option}: the only option of a picture is ?tones`)
      const inTone = tones.map((tone) => [tone, pictureSvg(`${name}-${tone}-skin-tone`)])
      return exported({ yellow: pictureSvg(name), ...Object.fromEntries(inTone) })
    },
  }
}
