import { m } from '#messages'
import { useEffect, useLayoutEffect } from 'preact/hooks'
import { boxStyle, ChoicePanel, html, offerKeys, Picture, Press, ReadAloudButton } from '../kit/index.ts'
import { jobOf } from './jobs.ts'
import type { Site } from './layout.ts'
import { pictureOf } from './pictures.ts'
import type { DrawerPlay } from './play-types.ts'
import { jobsNow, rules } from './rules.ts'
import { ledgeSpots, nextNeed, type Move, type Need, type State } from './state.ts'
import { instructionOf, jobName, slipText, thingName } from './texts.ts'

export interface PanelProps {
  play: DrawerPlay
  state: State
  site: Site
  make: (move: Move) => void
}

/** Which of two jobs comes next; each opens another drawer. */
export function JobChoice({ state, site, make }: PanelProps) {
  const { shape, few } = site
  return (
    <ChoicePanel
      title={state.slips.length === 0 ? m.jumble_drawer_which_job_first() : m.jumble_drawer_which_job_now()}
      options={jobsNow(state).map((job) => ({
        value: job,
        label: jobName(job),
        outcome: m.jumble_drawer_opens({ kind: jobOf(job).kind }),
        picture: <Picture svg={pictureOf(job)} />,
      }))}
      choose={(job) => make({ kind: 'job', job, shape, few })}
    />
  )
}

/** Without color, as it is in the drawer. */
const grayOf = (isGray: boolean) => (isGray ? { class: 'is-gray' } : {})

/** One thing on the slip: its picture, its word, or that it must be remembered. */
function SlipLine({ state, need, isHidden }: { state: State; need: Need; isHidden: boolean }) {
  const { key, isFound } = need
  const name = thingName(key)
  const isWord = state.slip === 'word' && !isFound
  const isNow = state.help > 0 && nextNeed(state)?.id === need.id
  return (
    <li
      class={`${isFound ? 'is-found' : ''} ${isWord ? 'is-word' : ''} ${isNow ? 'is-now' : ''}`}
      aria-label={
        isHidden
          ? m.jumble_drawer_slip_line({ thing: '?', found: m.jumble_drawer_found({ found: 'no' }) })
          : m.jumble_drawer_slip_line({ thing: name, found: m.jumble_drawer_found({ found: isFound ? 'yes' : 'no' }) })
      }
    >
      {isHidden ? (
        <b aria-hidden="true">?</b>
      ) : isWord ? (
        <b>{name}</b>
      ) : (
        <Picture svg={pictureOf(key)} {...grayOf(state.level.gray)} />
      )}
      {isFound && (
        <svg class="tick" viewBox="0 0 24 24" aria-hidden="true">
          <path
            d="M4 13L10 19L20 5"
            fill="none"
            stroke="currentColor"
            stroke-width="4"
            stroke-linecap="round"
            stroke-linejoin="round"
          />
        </svg>
      )}
    </li>
  )
}

interface SlipProps {
  note: string
  isCovered: boolean
  /** While a thing is lifted, nothing can be pressed. */
  canRead: boolean
}
/** The slip: the job, what to do now, and what it needs. */
export function Slip({ play, state, site, note, isCovered, canRead }: PanelProps & SlipProps) {
  const isOpen = state.phase === 'find'
  const isHidden = state.slip === 'memory' && state.isHidden
  return (
    <section
      class={`slip ${isOpen ? 'is-open' : ''}`}
      aria-label={m.jumble_drawer_the_slip()}
      style={boxStyle(site.slip)}
      inert={!canRead}
    >
      <header>
        <Picture svg={pictureOf(state.now.job)} />
        <div>
          <h2>{jobName(state.now.job)}</h2>
          <p class="instruction" data-instruction="">
            {note || instructionOf(state, isCovered)}
          </p>
        </div>
        {isOpen && !isHidden && (
          <ReadAloudButton play={play} text={slipText(state)} label={m.jumble_drawer_read_the_slip()} class="read" />
        )}
      </header>
      {isOpen && (
        <ul class={`has-${state.needs.length} ${state.slip === 'word' ? 'is-words' : ''}`}>
          {state.needs.map((need) => (
            <SlipLine key={need.id} {...{ state, need }} isHidden={isHidden && !need.isFound} />
          ))}
        </ul>
      )}
    </section>
  )
}

/** The ledge for what isn't on the slip. */
export function Ledge({ state, site }: { state: State; site: Site }) {
  return (
    <ol class="ledge" aria-label={m.jumble_drawer_not_on_the_slip()} style={boxStyle(site.ledge)}>
      {Array.from({ length: ledgeSpots }, (_, at) => {
        const thing = state.phase === 'choose' ? undefined : state.ledge[at]
        return (
          <li key={at}>
            {thing && (
              <Picture svg={pictureOf(thing.key)} alt={thingName(thing.key)} {...grayOf(thing.ink !== 'color')} />
            )}
          </li>
        )
      })}
    </ol>
  )
}

const stirArt = `<path d="M50 16A34 34 0 1 1 18 40" fill="none" stroke="currentColor" stroke-width="9" stroke-linecap="round"/><path d="M6 50L18 28L36 46Z" fill="currentColor"/><circle cx="50" cy="50" r="9" fill="#C4473F"/><path d="M38 62h24v8H38Z" fill="#2FA3A8"/>`
const cornerArt = `<path d="M10 14H74L90 30V90H10Z" fill="#F5E6BE" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/><path d="M90 90H46C60 84 66 74 64 56Q82 62 90 54Z" fill="#C4473F" stroke="currentColor" stroke-width="6" stroke-linejoin="round"/>`
const Pic = ({ art }: { art: string }) => <svg viewBox="0 0 100 100" aria-hidden="true" {...html(art)} />

interface ButtonsProps extends PanelProps {
  isCovered: boolean
  uncover: () => void
  whirl: () => void
  corner: { isChosen: boolean; set: (on: boolean) => void }
  isOpen: boolean
}

/** What can be done before the slip is open. */
function ToyButtons({ make, isCovered, uncover, whirl }: ButtonsProps) {
  if (isCovered)
    return (
      <Press class="button big" data-scan="first" onClick={uncover}>
        {m.jumble_drawer_pull_off_the_cloth()}
      </Press>
    )
  return (
    <>
      <Press class="button big" data-scan="first" onClick={() => make({ kind: 'slip' })}>
        {m.jumble_drawer_open_the_slip()}
      </Press>
      <Press class="button plain" aria-keyshortcuts="S" onClick={whirl}>
        {m.jumble_drawer_stir()}
      </Press>
    </>
  )
}

/** The two moves and what comes of each, help, and a peek at a slip that is hidden. */
function FindButtons({ state, make, corner }: ButtonsProps) {
  const all = rules.moves(state)
  const can = (kind: Move['kind']) => all.some((move) => move.kind === kind)
  const left = state.mostMoves - state.now.moves
  if (can('hide'))
    return (
      <Press class="button big" data-scan="first" onClick={() => make({ kind: 'hide' })}>
        {m.jumble_drawer_hide_the_slip()}
      </Press>
    )
  return (
    <>
      {can('stir') && (
        <div class="moves" data-scan-group={m.jumble_drawer_moves_left({ count: left })}>
          <Press class="move" aria-keyshortcuts="S" onClick={() => make({ kind: 'stir' })}>
            <Pic art={stirArt} />
            <b>{m.jumble_drawer_stir()}</b>
            <span>{m.jumble_drawer_everything_shifts()}</span>
          </Press>
          <Press class="move" aria-keyshortcuts="C" aria-pressed={corner.isChosen} onClick={() => corner.set(true)}>
            <Pic art={cornerArt} />
            <b>{m.jumble_drawer_lift_a_corner()}</b>
            <span>{m.jumble_drawer_one_quarter_shows()}</span>
          </Press>
          <p class="left">{m.jumble_drawer_moves_left({ count: left })}</p>
        </div>
      )}
      {can('peek') && (
        <div class="see-again" data-scan-group="" data-scan-late="">
          <Press class="button plain" aria-keyshortcuts="P" onClick={() => make({ kind: 'peek' })}>
            {m.jumble_drawer_peek()}
          </Press>
        </div>
      )}
      {can('help') && (
        <Press class="button plain" onClick={() => make({ kind: 'help' })}>
          {m.kit_help_me()}
        </Press>
      )}
    </>
  )
}

/** Everything beside the drawer that can be pressed. */
export function Buttons(props: ButtonsProps) {
  const { play, state, site, make, corner, whirl, isCovered, isOpen } = props
  const isToy = state.phase === 'toy'
  const can = (kind: Move['kind']) => rules.moves(state).some((move) => move.kind === kind)
  useLayoutEffect(() => {
    if (!isOpen) return
    return offerKeys({
      s: () => (isToy ? !isCovered && whirl() : can('stir') && make({ kind: 'stir' })),
      c: () => can('corner') && corner.set(true),
      p: () => can('peek') && make({ kind: 'peek' }),
    })
  })
  useEffect(() => {
    if (corner.isChosen) play.say(m.jumble_drawer_which_corner())
  }, [corner.isChosen])
  return (
    <div class="drawer-buttons" style={boxStyle(site.buttons)} inert={!isOpen}>
      {corner.isChosen ? (
        <Press class="button plain" onClick={() => corner.set(false)}>
          {m.jumble_drawer_back()}
        </Press>
      ) : isToy ? (
        <ToyButtons {...props} />
      ) : (
        <FindButtons {...props} />
      )}
    </div>
  )
}
