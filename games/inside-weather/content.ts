/**
 * What players choose from: feeling words, body signs, and tools for the backpack. Each table says from which list or age
 * on a row is offered. No row has topics that can be left out.
 */

/** How much energy a feeling has, and whether it is pleasant. Where a word is on this map says nothing about a sky. */
export const quadrants = ['bright', 'stormy', 'low', 'still'] as const
export type Quadrant = (typeof quadrants)[number]

export interface Word {
  id: string
  text: string
  quadrant: Quadrant
  /** The shortest list that has it: 4, 12, 24, or 48 words. */
  list: number
}

const wordRows: Record<Quadrant, string> = {
  bright:
    '4 happy|12 excited, proud|24 playful, curious, brave|48 hopeful, thrilled, inspired, confident, eager, amazed',
  stormy:
    '4 mad, scared|12 worried|24 frustrated, jealous, embarrassed|48 overwhelmed, stressed, restless, annoyed, anxious, furious',
  low: '4 sad|12 tired, lonely|24 bored, left out, disappointed|48 hurt, guilty, drained, discouraged, numb, homesick',
  still: '12 calm, safe, loved|24 relaxed, thankful, cozy|48 peaceful, relieved, satisfied, content, accepted, rested',
}

export const words: readonly Word[] = quadrants.flatMap((quadrant) =>
  wordRows[quadrant].split('|').flatMap((part) => {
    const [, list = '', texts = ''] = /^(\d+) (.*)$/.exec(part) ?? []
    return texts.split(', ').map((text) => ({ id: text.replace(' ', '-'), text, quadrant, list: Number(list) }))
  }),
)

/** The words of a list of so many; the same ones whatever the sky looks like. */
export const wordsIn = (count: number): Word[] => words.filter(({ list }) => list <= count)
export const wordText = (id: string): string => words.find((word) => word.id === id)?.text ?? ''

export const regions = [
  ...(['head', 'eyes', 'face', 'mouth', 'throat', 'shoulders'] as const),
  ...(['chest', 'arms', 'tummy', 'hands', 'legs', 'feet'] as const),
]
export type Region = (typeof regions)[number]
/** How a sign is drawn on the figure. */
export type Mark =
  'wiggle' | 'flutter' | 'warm' | 'cold' | 'beat' | 'heavy' | 'tight' | 'up' | 'drop' | 'full' | 'light' | 'go'

interface Sign {
  id: string
  from: number
  region: Region
  symbol: Mark
  text: string
}

const signRows = `
5 hands wiggle: My hands feel wiggly.
5 tummy flutter: My tummy feels fluttery.
5 face warm: My face feels warm.
5 chest beat: My heart beats fast.
5 feet go: My feet want to move.
5 arms heavy: My arms feel heavy.
8 shoulders up: My shoulders are up high.
8 throat tight: My throat feels tight.
8 eyes drop: My eyes feel watery.
8 head full: My head feels full.
8 legs wiggle: My legs feel shaky.
8 mouth light: My mouth feels dry.
11 hands cold: My hands are cold.
11 chest go: I’m breathing fast.
11 mouth tight: My jaw is tight.
11 tummy tight: My tummy feels tight.
15 chest light: My chest feels light.
15 head light: My head feels foggy.
15 shoulders light: My shoulders feel loose.
15 legs heavy: My legs feel heavy.
`

export const signs: readonly Sign[] = signRows
  .trim()
  .split('\n')
  .map((row, at) => {
    const [, from, region, symbol, text = ''] = /^(\d+) (\w+) (\w+): (.*)$/.exec(row) ?? []
    return { id: `sign-${at + 1}`, from: Number(from), region: region as Region, symbol: symbol as Mark, text }
  })
export const signsFrom = (age: number): Sign[] => signs.filter(({ from }) => from <= age)
export const signFor = (id: string): Sign | undefined => signs.find((sign) => sign.id === id)

export const categories = ['talk', 'move', 'rest', 'breathe', 'help'] as const
export type Category = (typeof categories)[number]

interface Tool {
  id: string
  from: number
  category: Category
  text: string
}

const toolRows = `
5 talk: Tell a grown-up one thing.
5 move: Push your hands together.
5 rest: Cuddle something soft.
5 breathe: Smell a pretend flower. Blow out a pretend candle.
5 help: Ask a grown-up for help.
5 rest: Sit in a quiet spot.
8 rest: Sit next to somebody without talking.
8 talk: Write it or draw it.
8 breathe: Breathe out slowly five times.
8 move: Stretch up tall or out wide.
11 move: Put on a song and move to it.
11 help: Ask for five minutes alone.
15 talk: Send a message to someone you trust.
15 help: Ask for more time for one thing.
`

export const tools: readonly Tool[] = toolRows
  .trim()
  .split('\n')
  .map((row, at) => {
    const [, from, category, text = ''] = /^(\d+) (\w+): (.*)$/.exec(row) ?? []
    return { id: `tool-${at + 1}`, from: Number(from), category: category as Category, text }
  })
export const toolsFrom = (age: number): Tool[] => tools.filter(({ from }) => from <= age)
export const toolFor = (id: string | null): Tool | undefined => tools.find((tool) => tool.id === id)
