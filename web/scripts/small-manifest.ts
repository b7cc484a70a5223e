// Writes React Router's list of routes, which every page loads, with each address once: it tells the same in less.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { runInNewContext } from 'node:vm'

type Route = Record<string, unknown> & { id: string; module: string; imports: string[]; css: string[] }
interface Manifest {
  routes: Record<string, Route>
}

const folder = join(import.meta.dirname, '../build/client/assets/app')
const opening = 'window.__reactRouterManifest='
const prefix = '/assets/app/'

const ownParts = ['id', 'path', 'index', 'module', 'imports', 'css']

/** The value that most routes have, for each part that is not each route's own. */
function commonParts(routes: Route[]): Record<string, unknown> {
  const parts = [...new Set(routes.flatMap((route) => Object.keys(route)))].filter((part) => !ownParts.includes(part))
  const often = (part: string) => {
    const values = routes.map((route) => route[part])
    const times = (value: unknown) => values.filter((one) => one === value).length
    return values.reduce((best, value) => (times(value) > times(best) ? value : best))
  }
  return Object.fromEntries(parts.map((part) => [part, often(part)]))
}

/** What sets a route apart, as the text of an object. */
function differences(route: Record<string, unknown>, common: Record<string, unknown>): string {
  const parts = [...new Set([...Object.keys(common), ...Object.keys(route)])]
  const different = parts.filter((part) => !(part in common) || common[part] !== route[part])
  const text = (value: unknown) => (value === undefined ? 'void 0' : JSON.stringify(value))
  return `{${different.map((part) => `${part}:${text(route[part])}`).join()}}`
}

/** Every address, those that most routes import first, since small numbers are short. */
function addressesOf(routes: Route[]): string[] {
  const all = [...new Set(routes.flatMap(({ module, imports, css }) => [module, ...imports, ...css]))]
  const times = new Map(all.map((one) => [one, routes.filter(({ imports }) => imports.includes(one)).length]))
  return all.sort((a, b) => (times.get(b) ?? 0) - (times.get(a) ?? 0))
}

/** The same list as text: addresses once, by their numbers, and of each route what sets it apart. */
function pack(manifest: Manifest): string {
  const routes = Object.values(manifest.routes)
  const addresses = addressesOf(routes)
  // In the order of their numbers: what is fetched ahead comes together.
  const numbers = (list: string[]) => {
    const sorted = list.map((one) => addresses.indexOf(one)).sort((a, b) => a - b)
    return `[${sorted.join()}]`
  }
  const common = commonParts(routes)
  // What every route imports is told once.
  const everywhere = addresses.filter((one) => routes.every(({ imports }) => imports.includes(one)))
  const packed = routes.map(
    ({ module, imports, css, ...route }) =>
      `[${addresses.indexOf(module)},${numbers(imports.filter((one) => !everywhere.includes(one)))},[${css.map((one) => addresses.indexOf(one)).join()}],${differences(route, common)}]`,
  )
  const names = addresses.map((one) => one.replace(prefix, '')).join('|')
  const unpack = `((u,c,k,r,m)=>(u=u.split("|").map(a=>"${prefix}"+a),m.routes=Object.fromEntries(r.map(([n,i,s,o])=>[o.id,{...c,...o,module:u[n],imports:k.concat(i).map(n=>u[n]),css:s.map(n=>u[n])}])),m))`
  const parts = [JSON.stringify(names), JSON.stringify(common), numbers(everywhere), `[${packed.join()}]`]
  return `${opening}${unpack}(${parts.join()},${JSON.stringify({ ...manifest, routes: {} })});`
}

/** What a browser would read from such a file. */
function read(code: string): Manifest {
  const window: { __reactRouterManifest?: Manifest } = {}
  runInNewContext(code, { window })
  const manifest = JSON.parse(JSON.stringify(window.__reactRouterManifest)) as Manifest
  for (const route of Object.values(manifest.routes)) route.imports.sort()
  return manifest
}

for (const name of readdirSync(folder).filter((one) => /^manifest-.*\.js$/.test(one))) {
  const code = readFileSync(join(folder, name), 'utf8')
  const small = pack(read(code))
  if (!isDeepStrictEqual(read(small), read(code))) throw new Error(`${name} would tell something else`)
  writeFileSync(join(folder, name), small)
}
