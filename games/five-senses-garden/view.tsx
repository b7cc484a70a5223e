import { m } from '#messages'
import { useSignal, type Signal } from '@preact/signals'
import { useEffect, useLayoutEffect, useMemo } from 'preact/hooks'
import { Img, OwnWords, Target, useClosing, useStableCallback, useUsed, useWiping } from '../kit/index.ts'
import seedling from 'pics:seedling'
import { borderNow } from './border.ts'
import { Garden, holesOf, Plants, plantsOf } from './garden.tsx'
import type { Mood } from './garden-art.ts'
import { middleOf, onStage, placesOf, spotIn, type Places } from './layout.ts'
import {
  AgainPanel,
  BodyRating,
  DescribePanel,
  FoundCorner,
  LookPanel,
  MemoryPanel,
  PlacePanel,
  PocketPanel,
  QuietPanel,
  SayPanel,
  SeenCorner,
  type PanelProps,
} from './panels.tsx'
import { sensePictures } from './pictures.ts'
import type { GardenPlay } from './play-types.ts'
import { promptFor } from './prompts.ts'
import { bedsNow, keysOf } from './rules.ts'
import { makeShow } from './show.ts'
import { Soil } from './soil.tsx'
import { bedAt, bedCount, planted, slotNow, unfound, type Move, type State } from './state.ts'
import { wordField } from './texts.ts'
import { Surprise, Touchables } from './touchables.tsx'
import { useQuiet, Visitors } from './visitors.tsx'
import './five-senses-garden.css'

const isAsking = ({ phase }: State): boolean => phase === 'look' || phase === 'describe' || phase === 'say'

/** The bed that is asked about; -1 for none. */
function litBed(state: State): number {
  const slot = slotNow(state)
  if (!slot || !isAsking(state)) return -1
  return state.ownBeds ? state.seat : state.beds.indexOf(slot.bed)
}
function moodOf(state: State, isBusy: boolean): Mood {
  if (isBusy) return 'glad'
  return state.phase === 'look' || state.phase === 'bed' || state.phase === 'again' ? 'looks' : 'calm'
}

/** The panel of each phase. */
function Controls(props: PanelProps & { write: (() => void) | null; endQuiet: () => void }) {
  switch (props.state.phase) {
    case 'place':
      return <PlacePanel {...props} />
    case 'before':
    case 'after':
      return <BodyRating {...props} />
    case 'bed':
      return <MemoryPanel {...props} />
    case 'look':
      return <LookPanel {...props} />
    case 'describe':
      return <DescribePanel {...props} />
    case 'say':
      return <SayPanel {...props} />
    case 'again':
      return <AgainPanel {...props} />
    case 'pocket':
      return <PocketPanel {...props} />
    case 'quiet':
      return <QuietPanel done={props.endQuiet} />
    case 'over':
      return null
  }
}

/** In the garden itself: where to plant, or from memory, the beds to choose from. */
function BedTargets({ state, places, make }: Omit<PanelProps, 'play'> & { places: Places }) {
  const count = bedCount(state)
  if (state.phase === 'bed')
    return (
      <>
        {bedsNow(state).map((sense) => {
          const spot = onStage(places, middleOf(count, state.beds.indexOf(sense)))
          return (
            <Target
              key={sense}
              class="bed-target"
              label={m.five_senses_garden_sense({ sense })}
              {...spot}
              width={72 * places.scale * places.map.scale}
              onPress={() => make({ kind: 'sense', sense })}
            >
              <Img svg={sensePictures[sense]} />
            </Target>
          )
        })}
      </>
    )
  const bud = state.buds.at(-1)
  if (state.phase !== 'say' || !bud) return null
  const bed = bedAt(state, bud)
  const before = planted(state).filter((one) => bedAt(state, one) === bed).length
  const spot = onStage(places, spotIn(count, bed, before))
  return (
    <Target
      class="seed-target"
      label={m.five_senses_garden_plant_it()}
      {...spot}
      width={76}
      onPress={() => make({ kind: 'plant' })}
    >
      <Img svg={seedling} />
    </Target>
  )
}

interface DeskProps extends PanelProps {
  places: Places
  endQuiet: () => void
  /** At which look a partner is. */
  look: Signal<1 | 2>
}
/** The panel, the targets in the garden, and the adult's corner. */
function Desk({ play, state, make, places, endQuiet, look }: DeskProps) {
  const isWriting = useSignal(false)
  const last = state.buds.length - 1
  const bud = state.buds[last]
  const canType = play.values.typing !== false && play.values.scan === 'off'
  if (isWriting.value && bud)
    return (
      <div class="desk">
        <OwnWords
          play={play}
          seat={bud.seat}
          title={m.kit_your_own_words()}
          fields={[{ name: wordField(last), label: m.kit_my_own_word(), longest: 40 }]}
          close={() => (isWriting.value = false)}
        />
      </div>
    )
  const asksAgain = (state.phase === 'again' || state.phase === 'pocket') && state.again?.said === null
  return (
    <>
      <BedTargets state={state} places={places} make={make} />
      <div class="desk">
        <Controls {...{ play, state, make, endQuiet }} write={canType ? () => (isWriting.value = true) : null} />
      </div>
      {unfound(state) && !asksAgain && <FoundCorner key={`found-${last}`} play={play} make={make} look={look} />}
      {asksAgain && <SeenCorner key="seen" play={play} make={make} />}
    </>
  )
}

/** Says each prompt once, where prompts are spoken. */
function usePrompt(play: GardenPlay, state: State, isOpen: boolean) {
  const prompt = isOpen && state.phase === 'look' ? slotNow(state)?.prompt : undefined
  useEffect(() => {
    if (prompt !== undefined) play.say(promptFor(prompt).text)
  }, [play, prompt])
}

/** The game in play: a garden to rake and to touch, and a real place to look around in. */
export function View({ play }: { play: GardenPlay }) {
  const show = useMemo(() => makeShow(play), [play])
  const state = play.state.value
  const stage = play.stage.value
  const look = play.look.value
  const places = useMemo(() => placesOf(stage, 'play'), [stage])
  const plants = useMemo(() => plantsOf(state), [state])
  const holes = useMemo(() => holesOf(state), [state.slots])
  const watered = useSignal(0)
  const partnersLook = useSignal<1 | 2>(1)
  const border = useMemo(() => borderNow(play).plants, [play])
  const { memory: night } = state.level
  const plain = look === 'grown-up' || night
  const count = bedCount(state)
  // Pressed twice before the next drawing, a button counts once.
  const make = (move: Move) => {
    if (play.state.value === state) void show.make(move)
  }
  const endQuiet = useStableCallback((seconds: number) => make({ kind: 'quiet', seconds }))
  const isOpen = play.ready.value && !show.busy.value && !play.closing.value
  const quiet = useQuiet(play, isOpen && state.phase === 'quiet', state.quietSet, endQuiet)
  const water = useStableCallback(() => void watered.value++)
  // It stays while something sprouts, and each thing begins with the first look.
  useLayoutEffect(() => void (partnersLook.value = 1), [state.buds.length])
  useUsed(play, state.slots.flatMap(keysOf))
  useWiping(play)
  usePrompt(play, state, isOpen)
  useClosing(play, () => {
    play.sound.play('harp', { step: 5 })
    play.clock.after(900, () => play.finish())
  })
  // From memory, the targets show the senses.
  const signs = state.ownBeds || state.phase === 'bed' ? [] : state.beds
  return (
    <div class={`five-senses is-${look}`}>
      <Garden
        {...{ places, look, night, border, count, signs, holes }}
        lit={isOpen ? litBed(state) : -1}
        mood={moodOf(state, show.busy.value)}
      />
      <Soil {...{ play, places, count, plants }} water={watered.value} />
      <Plants places={places} plants={plants} />
      <Touchables {...{ play, places, plain, plants, water }} />
      <Surprise play={play} places={places} plain={plain} />
      {state.phase === 'quiet' && (
        <Visitors places={places} plants={plants} kind={play.values.visitors} landed={quiet.landed.value} />
      )}
      {show.note.value && <p class="garden-said">{show.note.value}</p>}
      {isOpen && <Desk {...{ play, state, make, places }} endQuiet={quiet.end} look={partnersLook} />}
    </div>
  )
}
