export const clueKinds = {
  w: 'words',
  e: 'emoji',
  p: 'punctuation',
  t: 'timing',
  m: 'earlier message',
} as const
export type ClueKind = (typeof clueKinds)[keyof typeof clueKinds]
export const contentSets = ['school', 'friends', 'work'] as const
type ContentSet = (typeof contentSets)[number]

/** A part of a message. With a `clue`, it can be tapped as evidence. */
export interface Piece {
  text: string
  clue?: string
}
export interface Message {
  /** The writer: null is the player, and '' is nobody, for a time mark between messages. */
  from: string | null
  at: string
  pieces: Piece[]
}
interface Clue {
  id: string
  kind: ClueKind
  text: string
  message: string
}
export interface Meaning {
  text: string
  /** Likely, plausible, or not supported by the thread. */
  fit: 'likely' | 'plausible' | 'off'
  strong: string[]
  weak: string[]
  note: string
}
interface Reply {
  /** The player's message, followed by the answers. */
  sent: string
  answers: string[]
  /** How it is received, from 0 (hurt) to 4 (delighted). */
  face: number
  reaction: string
  ending: string | null
}
export interface Ask {
  kind: 'ask'
  question: string
  meanings: Meaning[]
  /** The clues that can be tapped. */
  clues: string[]
}
export interface Fork {
  kind: 'fork'
  question: string
  replies: Reply[]
}
export type Step = { kind: 'say'; messages: string[] } | Ask | Fork
export interface Thread {
  id: string
  level: number
  set: ContentSet
  /** Whether the topic is sensitive; such threads are marked and can be skipped. */
  sensitive: boolean
  title: string
  brief: string
  cast: string[]
  insight: string
  messages: Record<string, Message>
  clues: Record<string, Clue>
  steps: Step[]
}

/** Texts of the game have curly quotation marks, but messages keep those that people type. */
const round = (text: string) => text.replace(/"([^"]*)"/g, '“$1”').replaceAll("'", '’')
const parts = (line: string) => line.split('|').map((part) => part.trim())
const idsOf = (list: string, sign: string) =>
  list
    .split(' ')
    .filter((one) => one.startsWith(sign))
    .map((one) => one.slice(1))
const fits = { '*': 'likely', '~': 'plausible', '-': 'off' } as const

/** Splits a text at its marks: `I'm [totally fine](a.w)` has the clue `a`, by its words. */
function piecesOf(thread: Thread, text: string, message: string): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const found of text.matchAll(/\[([^\]]+)\]\((\w+)\.([weptm])\)/g)) {
    const [all, marked = '', id = '', kind = ''] = found
    if (found.index > from) pieces.push({ text: text.slice(from, found.index) })
    pieces.push({ text: marked, clue: id })
    if (thread.clues[id]) throw new Error(`${thread.id}: the clue ${id} is marked twice`)
    thread.clues[id] = { id, kind: clueKinds[kind as keyof typeof clueKinds], text: marked, message }
    from = found.index + all.length
  }
  if (from < text.length) pieces.push({ text: text.slice(from) })
  return pieces
}

function addMessage(thread: Thread, message: Pick<Message, 'from' | 'at'>, text: string): string {
  const key = `${Object.keys(thread.messages).length + 1}`
  thread.messages[key] = { ...message, pieces: piecesOf(thread, text, key) }
  return key
}

/** `Priya 12:04: are you up`, `me 12:05: yes`, or `-- Two hours later`. */
function messageOf(thread: Thread, line: string): string {
  if (line.startsWith('--')) return addMessage(thread, { from: '', at: '' }, line.slice(2).trim())
  const found = /^(.+?) (\d{1,2}:\d{2}): (.+)$/.exec(line)
  if (!found) throw new Error(`${thread.id}: invalid line: ${line}`)
  const [, from = '', at = '', text = ''] = found
  return addMessage(thread, { from: from === 'me' ? null : from, at }, text)
}

function addMeaning(thread: Thread, ask: Ask, line: string): void {
  const [text = '', list = '', note = ''] = parts(line.slice(1))
  const fit = fits[line[0] as keyof typeof fits]
  const meaning = { text: round(text), fit, strong: idsOf(list, '+'), weak: idsOf(list, '~'), note: round(note) }
  ask.meanings.push(meaning)
  addClues(thread, ask, [...meaning.strong, ...meaning.weak])
}

function addClues(thread: Thread, ask: Ask, ids: readonly string[]): void {
  for (const id of ids) {
    if (!thread.clues[id]) throw new Error(`${thread.id}: no clue ${id}`)
    if (!ask.clues.includes(id)) ask.clues.push(id)
  }
}

function addReply(thread: Thread, fork: Fork, line: string): void {
  const [text = '', face = '', reaction = ''] = parts(line.slice(1))
  const sent = addMessage(thread, { from: null, at: '' }, text)
  fork.replies.push({ sent, answers: [], face: Number(face), reaction: round(reaction), ending: null })
}

function say(thread: Thread, line: string): void {
  const key = messageOf(thread, line)
  const last = thread.steps.at(-1)
  if (last?.kind === 'say') last.messages.push(key)
  else thread.steps.push({ kind: 'say', messages: [key] })
}

/** Reads the indented lines under a reply: the answers, and how the case ends. */
function underReply(thread: Thread, line: string): void {
  const fork = thread.steps.at(-1)
  const reply = fork?.kind === 'fork' ? fork.replies.at(-1) : undefined
  if (!reply) throw new Error(`${thread.id}: not under a reply: ${line}`)
  if (line.startsWith('end:')) reply.ending = round(line.slice(4).trim())
  else reply.answers.push(messageOf(thread, line))
}

const heads = { 'brief:': 'brief', 'insight:': 'insight' } as const

function readLine(thread: Thread, line: string): void {
  const head = Object.entries(heads).find(([word]) => line.startsWith(word))
  if (head) return void (thread[head[1]] = round(line.slice(head[0].length).trim()))
  if (line.startsWith('cast:')) return void (thread.cast = line.slice(5).trim().split(', '))
  if (line.startsWith('  ')) return underReply(thread, line.trim())
  const sign = line[0] ?? ''
  const last = thread.steps.at(-1)
  if (sign === '?') thread.steps.push({ kind: 'ask', question: round(line.slice(1).trim()), meanings: [], clues: [] })
  else if (sign === '>') thread.steps.push({ kind: 'fork', question: round(line.slice(1).trim()), replies: [] })
  else if (last?.kind === 'ask' && sign === '%') addClues(thread, last, line.slice(1).trim().split(' '))
  else if (last?.kind === 'ask' && sign in fits && !line.startsWith('--')) addMeaning(thread, last, line)
  else if (last?.kind === 'fork' && sign === '=') addReply(thread, last, line)
  else say(thread, line)
}

/** Reads threads from their table; throws on an invalid line. */
export function threadsOf(table: string): Thread[] {
  return table
    .split(/^== /m)
    .slice(1)
    .map((chapter) => {
      const [head = '', ...lines] = chapter.split('\n')
      const [id = '', level = '', set = '', title = '', tender = ''] = parts(head)
      const thread: Thread = {
        id,
        level: Number(level),
        set: set as ContentSet,
        sensitive: tender === 'tender',
        title: round(title),
        brief: '',
        cast: [],
        insight: '',
        messages: {},
        clues: {},
        steps: [],
      }
      for (const line of lines) if (line.trim() !== '' && !line.startsWith('#')) readLine(thread, line)
      return thread
    })
}
