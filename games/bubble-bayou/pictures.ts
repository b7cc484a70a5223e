import type { CreatureName } from './creatures.ts'
import pictures from './pictures.json?pics-small'

export const svgOf = (name: CreatureName | 'lotus'): string => pictures[name] ?? ''
