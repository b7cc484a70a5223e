import svgs from './pictures.json?pics-small'
import { itemOf } from './facts.ts'

const addresses = new Map<string, string>()
/** The picture of that name as an address. */
export function pictureUrl(name: string): string {
  const known = addresses.get(name) ?? `data:image/svg+xml,${encodeURIComponent(svgs[name] ?? '')}`
  addresses.set(name, known)
  return known
}
export const itemUrl = (id: string): string => pictureUrl(itemOf(id).picture)
