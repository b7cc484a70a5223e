import type { Chance } from '@marigold/device'
import { afterAnswer, deal, expectOffered, usedIn, type Rules } from '../kit/rules.ts'
import { isNarrowed, partsToTap } from './lens.ts'
import type { Level } from './levels.ts'
import { textOf, threadOf, threads } from './library.ts'
import type { Move, Note, State, UsedClue } from './state.ts'
import type { Ask, Fork, Meaning, Step } from './thread.ts'

const folders = 3
const range = (count: number) => Array.from({ length: count }, (_, i) => i)

const stepOf = (state: State): Step | undefined => (state.id === '' ? undefined : threadOf(state.id).steps[state.step])
/** Returns the current question. */
export function askOf(state: State): Ask | null {
  const step = stepOf(state)
  return step?.kind === 'ask' ? step : null
}
/** Returns the current choice of a reply. */
export function forkOf(state: State): Fork | null {
  const step = stepOf(state)
  return step?.kind === 'fork' ? step : null
}
export const supportOf = ({ strong, weak }: Meaning): string[] => [...strong, ...weak]
export const chosenOf = (state: State): Meaning | null => askOf(state)?.meanings[state.chosen ?? -1] ?? null

/** Returns how many clues a meaning needs, which is never more than it has. */
export const neededFor = (meaning: Meaning, need: number): number => Math.min(need, supportOf(meaning).length)

/** Whether there are enough supporting clues, one of them strong. */
export function isSupported(meaning: Meaning, picked: readonly string[], need: number): boolean {
  const found = picked.filter((id) => supportOf(meaning).includes(id))
  return (
    meaning.fit !== 'off' &&
    found.length >= neededFor(meaning, need) &&
    found.some((id) => meaning.strong.includes(id) || meaning.strong.length === 0)
  )
}

/** Returns how many clues can be chosen: one more after each try with too little evidence. */
const roomFor = ({ need, misses }: State): number => need + misses

/** Returns whose vote or forecast is next, starting with the lead. */
export function voterOf({ phase, votes, sent, seat, seats }: State): number {
  const given = phase === 'vote' ? votes.length : (sent.at(-1)?.forecasts.length ?? 0)
  return (seat + given) % seats
}

const usedClue = (state: State, meaning: Meaning, id: string): UsedClue => {
  const clue = threadOf(state.id).clues[id]
  return { text: clue?.text ?? '', kind: clue?.kind ?? 'words', strong: meaning.strong.includes(id) }
}

/** What a step starts with: nothing voted, picked, missed, or told. */
const unanswered = {
  votes: [],
  chosen: null,
  out: [],
  picked: [],
  misses: 0,
  hinted: false,
  told: null,
  pending: false,
}

/** Starts the current step: messages, a question, or the choice of a reply. */
function entered(state: State, rng: Chance): State {
  const step = stepOf(state)
  const fresh = { ...state, ...unanswered }
  if (!step) return { ...fresh, phase: 'insight' }
  if (step.kind === 'say') return { ...fresh, phase: 'read', queue: step.messages }
  const count = step.kind === 'ask' ? step.meanings.length : step.replies.length
  const order = rng.shuffle(range(count))
  return { ...fresh, order, phase: step.kind === 'fork' ? 'reply' : state.seats > 1 ? 'vote' : 'meaning' }
}

const onward = (state: State, rng: Chance): State => entered({ ...state, step: state.step + 1 }, rng)

function arrived(state: State, rng: Chance): State {
  const [next, ...queue] = state.queue
  if (next === undefined) throw new Error('nothing is coming')
  const after = { ...state, feed: [...state.feed, next], queue }
  if (queue.length > 0) return after
  return after.pending ? { ...after, phase: 'reaction' } : onward(after, rng)
}

/** Adds the meaning and its reasons to the case notes. */
function filed(state: State, meaning: Meaning, picked: readonly string[], shown: boolean): State {
  const ids = picked.filter((id) => supportOf(meaning).includes(id))
  const note: Note = {
    question: askOf(state)?.question ?? '',
    meaning: meaning.text,
    fit: shown ? 'shown' : meaning.fit === 'plausible' ? 'plausible' : 'likely',
    clues: ids.map((id) => usedClue(state, meaning, id)),
    seat: state.seat,
    hinted: state.hinted && !shown,
  }
  return { ...state, phase: 'filed', picked: ids, notes: [...state.notes, note], told: null }
}

/** Shows the answer after two tries: the best meaning with its strongest clues. */
function shown(state: State): State {
  const meanings = askOf(state)?.meanings ?? []
  const at = meanings.findIndex(({ fit }) => fit === 'likely')
  const meaning = meanings[at]
  if (!meaning) return state
  const clues = supportOf(meaning).slice(0, Math.max(state.need, 1))
  return filed({ ...state, chosen: at }, meaning, clues, true)
}

function judged(state: State): State {
  const meaning = chosenOf(state)
  if (!meaning) throw new Error('nothing was chosen')
  if (isSupported(meaning, state.picked, state.need)) return filed(state, meaning, state.picked, false)
  const off = meaning.fit === 'off'
  const some = state.picked.some((id) => supportOf(meaning).includes(id))
  const weak = some && !off
  const missed = {
    ...state,
    misses: state.misses + 1,
    retries: state.retries + 1,
    weakClues: state.weakClues + (weak ? 1 : 0),
  }
  if (afterAnswer(false, state.misses) === 'show') return shown(missed)
  if (off) {
    const told = { kind: 'off', text: meaning.note } as const
    return { ...missed, phase: 'meaning', chosen: null, picked: [], out: [...state.out, state.chosen ?? -1], told }
  }
  const picked = state.picked.filter((id) => supportOf(meaning).includes(id))
  return { ...missed, picked, told: { kind: weak ? 'weak' : 'other', text: '' } }
}

/** Adds or removes a clue; if there are enough already, it replaces the oldest. */
function tapped(state: State, id: string): State {
  if (state.picked.includes(id)) return { ...state, picked: state.picked.filter((one) => one !== id) }
  const picked = [...state.picked, id]
  return { ...state, picked: picked.slice(-roomFor(state)) }
}

function replied(state: State, index: number): State {
  const reply = forkOf(state)?.replies[index]
  if (!reply) throw new Error(`no reply ${index}`)
  const { face, reaction, ending } = reply
  const text = textOf(threadOf(state.id), reply.sent)
  const sent = { seat: state.seat, text, forecasts: [], when: null, stickers: 0, face, reaction, ending }
  return { ...state, phase: 'forecast', chosen: index, sent: [...state.sent, sent] }
}

function forecast(state: State, face: number | null): State {
  const last = state.sent.at(-1)
  if (!last) throw new Error('no reply was sent')
  const forecasts = [...last.forecasts, face]
  const next = { ...state, sent: [...state.sent.slice(0, -1), { ...last, forecasts }] }
  return forecasts.length < state.seats ? next : { ...next, phase: 'timing' }
}

/** Sends the reply: at once for one sticker, or later for two or none, by luck alone. */
function sentOff(state: State, when: 'now' | 'later', rng: Chance): State {
  const last = state.sent.at(-1)
  const reply = forkOf(state)?.replies[state.chosen ?? -1]
  if (!last || !reply) throw new Error('no reply was written')
  const stickers = when === 'now' ? 1 : 2 * rng.int(0, 1)
  const sent = [...state.sent.slice(0, -1), { ...last, when, stickers }]
  return { ...state, sent, phase: 'read', pending: true, feed: [...state.feed, reply.sent], queue: reply.answers }
}

function voted(state: State, meaning: number | null): State {
  const votes = [...state.votes, meaning]
  return { ...state, votes, phase: votes.length < state.seats ? 'vote' : 'meaning' }
}

const nextSeat = ({ seat, seats }: State) => (seat + 1) % seats
const turned = (state: State, rng: Chance): State => ({
  ...onward({ ...state, seat: nextSeat(state) }, rng),
  turnOver: true,
})

function applied(state: State, move: Move, rng: Chance): State {
  switch (move.kind) {
    case 'open': {
      const used = [...state.used.filter((id) => id !== move.id), move.id]
      return entered({ ...state, id: move.id, step: 0, used }, rng)
    }
    case 'arrive':
      return arrived(state, rng)
    case 'vote':
      return voted(state, move.meaning)
    case 'mean':
      return { ...state, phase: 'clues', chosen: move.meaning, picked: [], told: null }
    case 'clue':
      return tapped(state, move.id)
    case 'file':
      return judged(state)
    case 'hint':
      return { ...state, hinted: true, picked: [] }
    case 'back':
      return { ...state, phase: 'meaning', chosen: null, picked: [], told: null }
    case 'on':
      return turned(state, rng)
    case 'reply':
      return replied(state, move.reply)
    case 'forecast':
      return forecast(state, move.face)
    case 'send':
      return sentOff(state, move.when, rng)
    case 'headline':
      return { ...state, headline: move.note, phase: 'over' }
    case 'pass':
      return { ...state, seat: nextSeat(state) }
    case 'close':
      return { ...state, phase: 'over' }
  }
}

/** Returns the meanings that can still be chosen; in errorless mode, only supported ones. */
function openMeanings(state: State): number[] {
  const meanings = askOf(state)?.meanings ?? []
  return state.order.filter((at) => !state.out.includes(at) && (!state.errorless || meanings[at]?.fit !== 'off'))
}

function clueMoves(state: State): Move[] {
  const ask = askOf(state)
  const meaning = chosenOf(state)
  if (!ask || !meaning) return []
  const support = state.errorless
    ? [...meaning.strong, ...(state.need > 1 ? meaning.weak : [])]
    : partsToTap(state, ask)
  const left = state.errorless ? support.filter((id) => !state.picked.includes(id)) : support
  const enough = state.errorless
    ? isSupported(meaning, state.picked, state.need)
    : state.picked.length >= neededFor(meaning, state.need)
  return [
    ...(enough && state.errorless ? [] : left.map((id): Move => ({ kind: 'clue', id }))),
    ...(enough ? [{ kind: 'file' } as const] : []),
    ...(isNarrowed(state) ? [] : [{ kind: 'hint' } as const]),
    { kind: 'back' },
  ]
}

const faces = [0, 1, 2, 3, 4]

function movesOf(state: State): Move[] {
  const passes: Move[] = state.seats > 1 ? [{ kind: 'pass' }] : []
  switch (state.phase) {
    case 'over':
      return []
    case 'pick':
      return state.offered.map((id) => ({ kind: 'open', id }))
    case 'read':
      return [{ kind: 'arrive' }]
    case 'vote':
      return [...openMeanings(state), null].map((meaning) => ({ kind: 'vote', meaning }))
    case 'meaning':
      return [...openMeanings(state).map((meaning): Move => ({ kind: 'mean', meaning })), ...passes]
    case 'clues':
      return clueMoves(state)
    case 'filed':
    case 'reaction':
      return [{ kind: 'on' }]
    case 'reply':
      return [...state.order.map((reply): Move => ({ kind: 'reply', reply })), ...passes]
    case 'forecast':
      return [...faces, ...(state.seats > 1 ? [null] : [])].map((face) => ({ kind: 'forecast', face }))
    case 'timing':
      return [
        { kind: 'send', when: 'now' },
        { kind: 'send', when: 'later' },
      ]
    case 'insight':
      return state.notes.map((_, note) => ({ kind: 'headline', note }))
  }
}

/** Deals the folders on the desk: those not opened recently come first, and never only sensitive ones. */
function dealtFolders(level: Level, { set, skip, used }: { set: unknown; skip: boolean; used: string[] }, rng: Chance) {
  const all = threads.filter((one) => one.level === level.number && !(skip && one.sensitive))
  const chosen = all.filter((one) => one.set === set)
  const pool = chosen.length > 0 ? chosen : all
  const { dealt } = deal(pool, folders, { used, key: ({ id }) => id, rng })
  const tender = dealt.filter(({ sensitive }) => sensitive)
  const calm = pool.find((one) => !one.sensitive && !dealt.includes(one))
  const offered = tender.length < dealt.length || !calm ? dealt : [...dealt.slice(1), calm]
  const ids = offered.map(({ id }) => id)
  return [...ids.filter((id) => !used.includes(id)), ...ids.filter((id) => used.includes(id))]
}

export const rules: Rules<Level, State, Move> = {
  start(level, { seats, values, kept }, rng) {
    const used = usedIn(kept)
    const offered = dealtFolders(level, { set: values.set, skip: values.skip === true, used }, rng)
    return {
      level,
      need: Number(values.need) || 1,
      errorless: values.errorless === true,
      seats,
      seat: 0,
      phase: 'pick',
      offered,
      id: '',
      step: 0,
      feed: [],
      queue: [],
      order: [],
      notes: [],
      sent: [],
      ...unanswered,
      retries: 0,
      weakClues: 0,
      headline: null,
      used,
      turnOver: false,
    }
  },
  moves: movesOf,
  apply(state, move, rng) {
    if (move.kind !== 'close') expectOffered(movesOf(state), move)
    return applied({ ...state, turnOver: false }, move, rng)
  },
  isOver: ({ phase }) => phase === 'over',
}
