import { m } from '#messages'
import type { Signal } from '@preact/signals'
import { ChoicePanel, Heard, Img, Panel, Press, Rating, ReadAloudButton } from '../kit/index.ts'
import { placePictures, sensePictures } from './pictures.ts'
import type { GardenPlay } from './play-types.ts'
import { promptFor } from './prompts.ts'
import { mostHelp, sensesFor } from './rules.ts'
import { ownWord, qualityFor, type Place } from './senses.ts'
import { isGroup, mayUseOwnWord, slotNow, type Move, type Slot, type State } from './state.ts'
import { sentenceOf, wordOf } from './texts.ts'

export interface PanelProps {
  play: GardenPlay
  state: State
  make: (move: Move) => void
}

const Plain = ({ onClick, label }: { onClick: () => void; label: string }) => (
  <Press class="button plain" onClick={onClick}>
    {label}
  </Press>
)

/** Where the routine will be needed; each place rules out some senses. */
export const PlacePanel = ({ state, make }: PanelProps) => (
  <ChoicePanel
    title={m.five_senses_garden_where_will_you_need_it()}
    choose={(place: Place) => make({ kind: 'place', place })}
    options={state.places.map((place) => ({
      value: place,
      label: m.five_senses_garden_place({ place }),
      outcome: m.five_senses_garden_what_a_place_rules_out({ place }),
      picture: (
        <span class="place-picture">
          <Img svg={placePictures[place]} />
          <span>
            {sensesFor(state, place).map((sense) => (
              <Img key={sense} svg={sensePictures[sense]} />
            ))}
          </span>
        </span>
      ),
    }))}
  />
)

/** How the body feels, before and after. No step is better than another. */
export const BodyRating = ({ state, make }: PanelProps) => (
  <Rating
    key={state.phase}
    title={
      state.phase === 'before'
        ? m.five_senses_garden_how_does_your_body_feel()
        : m.five_senses_garden_how_does_it_feel_at_the_end()
    }
    steps={state.level.steps}
    ends={[m.five_senses_garden_very_still(), m.five_senses_garden_very_buzzy()]}
    rate={(rated) => make({ kind: 'rate', rated })}
  />
)

const promptText = (slot: Slot): string => promptFor(slot.prompt).text
/** What to help with: first a quality to look for, then the adult describes something first. */
function HelpText({ state, slot }: { state: State; slot: Slot }) {
  if (state.help === 0) return null
  if (state.help === 1) {
    const [sense, word] = [slot.sense, wordOf(slot.quality)]
    return <p class="hint">{m.five_senses_garden_try_something({ sense, word })}</p>
  }
  return (
    <p class="hint">
      {state.level.from < 15
        ? m.five_senses_garden_let_your_grown_up_go_first()
        : m.five_senses_garden_let_them_go_first()}
    </p>
  )
}

/** The prompt: the player looks around the real place, and not at the screen. */
export function LookPanel({ play, state, make }: PanelProps) {
  const slot = slotNow(state)
  if (!slot) return null
  const text = promptText(slot)
  return (
    <Panel title={text} class="is-look">
      <div class="sense">
        <Img svg={sensePictures[slot.sense]} />
        <span>{m.five_senses_garden_sense({ sense: slot.sense })}</span>
        <ReadAloudButton play={play} text={text} label={m.kit_read_aloud()} class="read" />
      </div>
      <HelpText state={state} slot={slot} />
      <Press class="button big" data-scan="first" onClick={() => make({ kind: 'noticed' })}>
        {m.five_senses_garden_i_noticed_one()}
      </Press>
      <div class="row">
        {state.help < mostHelp && <Plain label={m.kit_help_me()} onClick={() => make({ kind: 'help' })} />}
        <Plain label={m.five_senses_garden_another_way()} onClick={() => make({ kind: 'swap' })} />
        {!isGroup(state) && <Plain label={m.kit_skip()} onClick={() => make({ kind: 'skip' })} />}
      </div>
    </Panel>
  )
}

/** What it is like: words give the flower its colors. */
export function DescribePanel({ state, make }: PanelProps) {
  const isSecond = state.buds.at(-1)?.planted === false
  const title = isSecond ? m.five_senses_garden_one_more_word() : m.five_senses_garden_what_is_it_like()
  return (
    <Panel title={title} class="is-words">
      <div class="words">
        {state.offered.map((word) => {
          const { light, dark } = qualityFor(word)
          return (
            <Press key={word} class="word" onClick={() => make({ kind: 'word', word })}>
              <i style={{ background: light, borderColor: dark }} aria-hidden="true" />
              {wordOf(word)}
            </Press>
          )
        })}
        {mayUseOwnWord(state) && (
          <Press class="word is-own" onClick={() => make({ kind: 'word', word: ownWord })}>
            {m.kit_my_own_word()}
          </Press>
        )}
      </div>
      {!isGroup(state) && <Plain label={m.kit_skip()} onClick={() => make({ kind: 'skip' })} />}
    </Panel>
  )
}

/** The player says what it is like, and never what it is; then it is planted in the garden itself. */
export function SayPanel({ play, state, write }: PanelProps & { write: (() => void) | null }) {
  const bud = state.buds.at(-1)
  if (!bud) return null
  const text = sentenceOf(play, bud, state.buds.length - 1)
  return (
    <Panel title={text} class="is-say">
      <p>{m.five_senses_garden_dont_say_its_name()}</p>
      <p>
        <b>{m.five_senses_garden_wait_for_two_looks()}</b>
      </p>
      <div class="row">
        {!bud.words.includes(ownWord) && (
          <ReadAloudButton play={play} text={text} label={m.kit_read_aloud()} class="read" />
        )}
        {write && bud.words.includes(ownWord) && <Plain label={m.kit_write_it()} onClick={write} />}
      </div>
    </Panel>
  )
}

/** From memory: the player chooses a bed, and sees a prompt only on request. */
export const MemoryPanel = ({ make }: PanelProps) => (
  <Panel title={m.five_senses_garden_notice_then_tap_its_bed()}>
    <div class="row">
      <Plain label={m.five_senses_garden_show_a_prompt()} onClick={() => make({ kind: 'prompt' })} />
      <Plain label={m.five_senses_garden_thats_enough()} onClick={() => make({ kind: 'enough' })} />
    </div>
  </Panel>
)

/** One thing is asked for again, in the real place. */
export function AgainPanel({ state, make }: PanelProps) {
  // Before a noun, `far-away` has its hyphen.
  const word = state.buds[state.again?.bud ?? 0]?.words[0] ?? ''
  return (
    <Panel title={m.five_senses_garden_where_was_the_one({ word })}>
      <p>{m.five_senses_garden_look_at_it_or_point()}</p>
      <div class="row">
        <Press class="button" onClick={() => make({ kind: 'again', sure: true })}>
          {m.five_senses_garden_found_it_again()}
        </Press>
        <Plain label={m.five_senses_garden_not_sure()} onClick={() => make({ kind: 'again', sure: false })} />
      </div>
    </Panel>
  )
}

/** Which three prompts go along. */
export const PocketPanel = ({ state, make }: PanelProps) => {
  const most = Math.min(3, state.pocketOptions.length)
  return (
    <Panel title={m.five_senses_garden_pick_for_your_card({ picked: state.pocket.length, most })} class="is-pocket">
      {state.pocketOptions.map((prompt) => {
        const { sense, text } = promptFor(prompt)
        const isChosen = state.pocket.includes(prompt)
        return (
          <Press
            key={prompt}
            class={`pocket-row ${isChosen ? 'is-chosen' : ''}`}
            disabled={isChosen}
            onClick={() => make({ kind: 'pocket', prompt })}
          >
            <Img svg={sensePictures[sense]} />
            <span>{text}</span>
          </Press>
        )
      })}
    </Panel>
  )
}

/** Nothing to do: visitors land, and a tap ends it. */
export const QuietPanel = ({ done }: { done: () => void }) => (
  <Panel title={m.five_senses_garden_just_watch()} class="is-quiet">
    <Plain label={m.five_senses_garden_im_ready()} onClick={done} />
  </Panel>
)

/** The adult marks at which of two looks a partner found it; until then, it is a bud. */
export function FoundCorner({ play, make, look }: Pick<PanelProps, 'play' | 'make'> & { look: Signal<1 | 2> }) {
  return (
    <Heard
      play={play}
      question={m.five_senses_garden_did_a_partner_find_it()}
      label={m.five_senses_garden_found_it()}
      more={{
        key: 'l',
        label: m.five_senses_garden_look_number({ look: look.value }),
        act: () => void (look.value = look.value === 1 ? 2 : 1),
      }}
      onHeard={(said) => make({ kind: 'found', found: { look: look.value, said } })}
    />
  )
}

/** The adult saw where it was. */
export const SeenCorner = ({ play, make }: Pick<PanelProps, 'play' | 'make'>) => (
  <Heard
    play={play}
    question={m.five_senses_garden_did_you_see_where()}
    label={m.five_senses_garden_yes_there()}
    onHeard={(said) => make({ kind: 'seen', said })}
  />
)
