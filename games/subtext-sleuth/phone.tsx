import { m } from '#messages'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { Press } from '../kit/index.ts'
import type { SleuthPlay } from './journal.ts'
import { threadOf } from './library.ts'
import { EmojiText } from './emoji-text.tsx'
import { isNarrowed, partId, searchedKeys } from './lens.ts'
import { LockScreen } from './lock-screen.tsx'
import { askOf, rules } from './rules.ts'
import type { Show } from './show.ts'
import { Banner, Strip } from './touchables.tsx'
import type { State } from './state.ts'
import type { Message, Piece, Thread } from './thread.ts'

const tints = ['#5E7F8C', '#8C6E5E', '#6E6A94', '#5F8468', '#8A6580']
const tintOf = ({ cast }: Thread, name: string) => tints[Math.max(0, cast.indexOf(name)) % tints.length]

function Avatar({ thread, name }: { thread: Thread; name: string }) {
  return (
    <i class="ss-avatar" style={{ background: tintOf(thread, name) }} aria-hidden="true">
      {name.replace(/^(Director|Uncle) /, '').slice(0, 1)}
    </i>
  )
}

interface PieceProps {
  piece: Piece
  /** Its name as evidence, or null if it can't be any. */
  id: string | null
  state: State
  /** What can be tapped as evidence for the current question. */
  offered: ReadonlySet<string>
  show: Show
}
function PieceOf({ piece: { text }, id, state, offered, show }: PieceProps) {
  const picked = id !== null && state.picked.includes(id)
  const said = <EmojiText text={text} />
  if (id !== null && state.phase === 'clues' && (offered.has(id) || picked))
    return (
      <Press
        class={`ss-clue ${isNarrowed(state) ? 'boxed' : ''}`}
        data-scan={picked ? undefined : ''}
        aria-pressed={picked}
        disabled={!offered.has(id)}
        onClick={() => show.make({ kind: 'clue', id })}
      >
        {said}
      </Press>
    )
  return picked ? <mark class="ss-mark">{said}</mark> : said
}

interface FeedProps {
  state: State
  thread: Thread
  show: Show
}
function Bubble({
  name,
  message,
  first,
  more,
}: {
  name: string
  message: Message
  first: boolean
  more: FeedProps & Omit<PieceProps, 'piece' | 'id'>
}) {
  const { thread } = more
  const pieces = message.pieces.map((piece, i) => (
    <PieceOf key={i} piece={piece} id={partId(thread, name, i)} {...more} />
  ))
  if (message.from === '') return <li class="ss-time">{pieces}</li>
  const own = message.from === null
  return (
    <li class={`ss-line ${own ? 'own' : ''} ${first ? 'first' : ''}`}>
      {!own && first && <Avatar thread={thread} name={message.from ?? ''} />}
      <div class="ss-bubble">
        {first && <b class="ss-name">{own ? m.subtext_sleuth_you() : message.from}</b>}
        <span>{pieces}</span>
        {message.at !== '' && <small>{message.at}</small>}
      </div>
    </li>
  )
}

/** While clues are chosen, messages that aren't searched are collapsed. */
function shownKeys(state: State): (string | null)[] {
  const ask = askOf(state)
  if (state.phase !== 'clues' || !ask) return state.feed
  const searched = new Set(searchedKeys(state, ask))
  const keys: (string | null)[] = []
  for (const key of state.feed) {
    if (searched.has(key)) keys.push(key)
    else if (keys.at(-1) !== null) keys.push(null)
  }
  return keys
}

function Feed({ state, thread, show }: FeedProps) {
  const list = useRef<HTMLOListElement>(null)
  const offered = new Set(rules.moves(state).flatMap((move) => (move.kind === 'clue' ? [move.id] : [])))
  const keys = shownKeys(state)
  const typing = show.typing.value
  const last = `${state.phase} ${state.feed.length} ${typing ?? ''}`
  useLayoutEffect(() => {
    const at = list.current
    if (at) at.scrollTop = state.phase === 'clues' ? 0 : at.scrollHeight
  }, [last])
  const more = { state, thread, show, offered }
  return (
    <ol
      class={`ss-feed scrolls ${state.phase === 'clues' ? 'lens' : ''}`}
      ref={list}
      // A long thread scrolls here, so it must be reachable by keyboard.
      // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
      tabIndex={0}
      aria-label={m.subtext_sleuth_messages()}
    >
      {keys.map((key, i) => {
        const message = key === null ? undefined : thread.messages[key]
        if (!message)
          return (
            <li key={`fold ${i}`} class="ss-fold" aria-hidden="true">
              ···
            </li>
          )
        const before = keys[i - 1]
        const first = !before || thread.messages[before]?.from !== message.from
        return <Bubble key={key} name={key ?? ''} message={message} first={first} more={more} />
      })}
      {typing !== null && (
        <li class="ss-line first" aria-hidden="true">
          <Avatar thread={thread} name={typing} />
          <div class="ss-bubble ss-dots">
            <i />
            <i />
            <i />
          </div>
        </li>
      )}
    </ol>
  )
}

/** The phone: a thread as it arrives, and its clues while they are chosen. */
export function Phone({ play, show }: { play: SleuthPlay; show: Show }) {
  const state = play.state.value
  const thread = state.id === '' ? null : threadOf(state.id)
  return (
    <section class="ss-phone" aria-label={m.subtext_sleuth_phone()}>
      <div class="ss-screen">
        <Strip play={play} />
        <Banner play={play} />
        {thread === null ? (
          <LockScreen play={play} show={show} />
        ) : (
          <>
            <header class="ss-head-bar">
              {thread.cast.map((name) => (
                <Avatar key={name} thread={thread} name={name} />
              ))}
              <b>{thread.cast.join(', ')}</b>
            </header>
            <Feed state={state} thread={thread} show={show} />
          </>
        )}
      </div>
    </section>
  )
}
