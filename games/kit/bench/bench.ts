import { Earned, FromGame, messageCap, messageVersion, type Deck, type ToGame } from '@marigold/contract'
import { seats } from '@marigold/device'

const find = <T extends HTMLElement>(id: string) => document.getElementById(id) as T
const input = (id: string) => find<HTMLInputElement>(id)
const frame = find<HTMLIFrameElement>('frame')
const names = ['Mia', 'Leo', 'Ana', 'Tom', 'Zoe', 'Sam']
const sizes = ['fill', '390 × 844', '820 × 1180', '1180 × 820', '1920 × 1080']
let lastPlayer = 1
let saved: unknown

const deck: Deck = {
  title: 'S, initial, words',
  source: 'bench',
  cards: ['sun', 'soap', 'sock', 'seal', 'soup'].map((word) => ({
    key: `bench-${word}`,
    area: 'articulation',
    layout: 'word',
    prompt: '',
    pictures: [],
    caption: word,
    marks: [[0, 1]],
    answers: [],
    correct: [],
    target: 'S, initial, words',
  })),
}

function write(kind: 'to' | 'from' | 'wrong', text: string): void {
  const line = document.createElement('li')
  line.className = kind
  line.textContent = `${(performance.now() / 1000).toFixed(2)} ${kind === 'to' ? '→' : '←'} ${text.slice(0, 600)}`
  find('log').prepend(line)
}

function send(message: ToGame): void {
  frame.contentWindow?.postMessage(message, '*')
  write('to', JSON.stringify(message))
}

function setup(): void {
  const count = Math.min(6, Math.max(1, Number(input('players').value)))
  const players = seats
    .slice(0, count)
    .map(({ id, color, symbol }) => ({ id, color, symbol, name: names[id - 1] ?? '' }))
  let settings: Record<string, string | number | boolean> = {}
  try {
    settings = JSON.parse(input('settings').value || '{}') as typeof settings
    find('note').textContent = ''
  } catch {
    find('note').textContent = 'The settings are no JSON.'
  }
  const look = find<HTMLSelectElement>('look').value as 'playful' | 'clean' | 'grown-up'
  const rest = { calm: input('calm').checked, trialsPerTurn: Number(input('trials').value), settings }
  send({ type: 'SETUP', version: messageVersion, players, look, ...rest, ...(saved === undefined ? {} : { saved }) })
}

/** What the player page would do with a message: take it, or drop it with this reason. */
function reasonToDrop(data: unknown): string | null {
  const size = JSON.stringify(data)?.length ?? 0
  if (size > messageCap) return `${size} characters, ${messageCap} allowed`
  const read = FromGame.safeParse(data)
  return read.success ? null : read.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`).join('; ')
}

window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (event.source !== frame.contentWindow) return
  const reason = reasonToDrop(event.data)
  if (reason) return write('wrong', `dropped (${reason}): ${JSON.stringify(event.data)}`)
  const message = event.data as FromGame
  write('from', JSON.stringify(message))
  if (message.type === 'GAME_READY') setup()
  else if (message.type === 'SAVE') saved = message.data
  else if (message.type === 'TURN_BEGIN' || message.type === 'TURN_END') lastPlayer = message.player
})

const seed = () => (input('seed').value ? `#seed=${input('seed').value}` : '')
function open(path: string): void {
  // A frame that only changes its hash does not load again.
  frame.src = 'about:blank'
  requestAnimationFrame(() => (frame.src = path + seed()))
}

let current = ''
async function openZip(file: File): Promise<void> {
  const answer = await fetch('/bench/zip/', { method: 'POST', body: file })
  find('note').textContent = answer.ok ? '' : await answer.text()
  if (!answer.ok) return
  saved = undefined
  current = '/bench/zip/index.html'
  open(current)
}

function fit(): void {
  const [width, height] = find<HTMLSelectElement>('size').value.split(' × ')
  frame.style.width = height ? `${width}px` : '100%'
  frame.style.height = height ? `${height}px` : '100%'
}

function cardsDone(): void {
  const earned = find<HTMLSelectElement>('earned').value as Earned
  const trials = Number(input('trials').value) || 3
  const results = Array.from({ length: trials }, () => earned)
  send({ type: 'CARDS_DONE', player: lastPlayer, trials: earned === 'skipped' ? 0 : trials, results })
}

const press = (id: string, act: () => void) => find(id).addEventListener('click', act)
press('restart', () => open(current))
press('setup', setup)
press('pause', () => send({ type: 'TOGGLE_PAUSE', value: 0 }))
press('resume', () => send({ type: 'TOGGLE_PAUSE', value: 1 }))
press('deck', () => send({ type: 'DECK', deck }))
press('done', cardsDone)
press('saved', () => send({ type: 'SAVED' }))
press('clear', () => find('log').replaceChildren())
input('level').addEventListener('input', () => send({ type: 'LEVEL', rms: Number(input('level').value) }))
input('zip').addEventListener('change', () => {
  const file = input('zip').files?.[0]
  if (file) void openZip(file)
})
const choice = find<HTMLSelectElement>('game')
choice.addEventListener('change', () => {
  saved = undefined
  current = `/${choice.value}/`
  open(current)
})
find('size').addEventListener('change', fit)
find('earned').append(...Earned.options.map((earned) => new Option(earned)))
find('size').append(...sizes.map((size) => new Option(size)))
choice.append(...((await (await fetch('/bench/games')).json()) as string[]).map((slug) => new Option(slug)))
choice.value = new URLSearchParams(location.search).get('game') ?? choice.value
choice.dispatchEvent(new Event('change'))
