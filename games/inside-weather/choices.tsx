import { m } from '#messages'
import { ChoicePanel, html, Img, Panel, Press } from '../kit/index.ts'
import speech from 'pics:speech-balloon'
import muscle from 'pics:flexed-biceps'
import teddy from 'pics:teddy-bear'
import breath from 'pics:wind-face'
import hand from 'pics:raised-hand'
import backpack from 'pics:backpack'
import { categories, toolsFrom, type Category } from './content.ts'
import { categoryText } from './journal.ts'
import { scanGroup, type PanelProps } from './panels.tsx'
import { sceneArt } from './scene-art.ts'
import { sceneNow, type Who } from './state.ts'
import { shapesOf } from './visits.ts'

const categoryPictures: Record<Category, string> = {
  talk: speech,
  move: muscle,
  rest: teddy,
  breathe: breath,
  help: hand,
}

/** The player's own sky, as a picture. */
function SkyPicture({ state, play, id }: Pick<PanelProps, 'state' | 'play'> & { id: string }) {
  const art = sceneArt(shapesOf(sceneNow(state).pieces, state.steps), play.look.value, id)
  return <svg viewBox="0 0 300 200" class="sky-picture" {...html(art)} />
}

/** Let it be, or try something: both are fine, and the sky never clears by itself. */
export const LetItBe = ({ play, state, make }: PanelProps) => (
  <ChoicePanel
    title={m.inside_weather_what_now()}
    choose={(path) => make({ kind: 'let', path })}
    options={[
      {
        value: 'be' as const,
        label: m.inside_weather_let_it_be(),
        outcome: m.inside_weather_the_sky_stays_as_it_is(),
        picture: <SkyPicture state={state} play={play} id="inside-be" />,
      },
      {
        value: 'try' as const,
        label: m.inside_weather_try_something(),
        outcome: m.inside_weather_then_set_it_again(),
        picture: <Img svg={backpack} />,
      },
    ]}
  />
)

/** One thing for the backpack, or something to try now. */
export function ToolPanel({ state, make }: PanelProps) {
  const isNow = sceneNow(state).path === 'try'
  const all = toolsFrom(state.level.from)
  return (
    <Panel
      title={isNow ? m.inside_weather_what_will_you_try_now() : m.inside_weather_one_thing_for_your_backpack()}
      class="is-tool"
    >
      <div class="tools" {...scanGroup(m.inside_weather_in_the_backpack(), all.length)}>
        {categories.flatMap((category) =>
          all
            .filter((tool) => tool.category === category)
            .map(({ id, text }) => (
              <Press
                key={id}
                class="word tool-card"
                aria-label={m.inside_weather_tool_and_category({ tool: text, category: categoryText(category) })}
                onClick={() => make({ kind: 'tool', tool: id })}
              >
                <Img svg={categoryPictures[category]} />
                <span>{text}</span>
              </Press>
            )),
        )}
      </div>
      <Press class="button plain" data-scan="first" onClick={() => make({ kind: 'tool', tool: null })}>
        {m.inside_weather_nothing_today()}
      </Press>
    </Panel>
  )
}

const Curtain = () => (
  <svg viewBox="0 0 120 90">
    <rect width="120" height="90" rx="8" fill="#7B5231" />
    <rect x="8" y="8" width="104" height="74" fill="#FFE9B0" />
    <path d="M8 8H58C54 40 46 66 40 82H8ZM112 8H62C66 40 74 66 80 82H112Z" fill="#8C7CC9" />
    <path
      d="M20 8V82M34 8C34 40 30 66 28 82M100 8V82M86 8C86 40 90 66 92 82"
      stroke="#A697DB"
      stroke-width="5"
      fill="none"
    />
  </svg>
)
const Card = () => (
  <svg viewBox="0 0 120 90">
    <rect x="6" y="10" width="108" height="70" rx="6" fill="#FFF9EF" stroke="#C9B8A0" stroke-width="3" />
    <path d="M64 18V72M72 44H104M72 54H104M72 64H96" stroke="#C9B8A0" stroke-width="3" />
    <rect x="86" y="18" width="18" height="18" fill="#F59A0C" />
    <path d="M12 66C24 50 40 70 58 56V74H12Z" fill="#8FC99A" />
    <circle cx="30" cy="34" r="10" fill="#FFC23D" />
  </svg>
)
const Windows = () => (
  <svg viewBox="0 0 120 90">
    <path d="M4 34L60 2L116 34Z" fill="#B5564A" />
    <rect x="12" y="34" width="96" height="56" fill="#F4DFC4" />
    {[22, 50, 78].map((x) => (
      <rect key={x} x={x} y="44" width="20" height="26" fill="#BFE0F2" stroke="#7B5231" stroke-width="3" />
    ))}
  </svg>
)
const Boat = () => (
  <svg viewBox="0 0 120 90">
    <path d="M0 66q15 -10 30 0t30 0t30 0t30 0V90H0Z" fill="#6FBFCB" />
    <path d="M24 50H96L80 72H40Z" fill="#fff" stroke="#C9B8A0" stroke-width="2.500" />
    <path d="M60 12L84 50H36Z" fill="#FFF4DD" stroke="#C9B8A0" stroke-width="2.500" />
  </svg>
)

/** Who sees it. Letting it float away deletes it. */
export function WhoSees({ state, make }: PanelProps) {
  const options = [
    {
      value: 'me',
      label: m.inside_weather_just_me(),
      outcome: m.inside_weather_a_card_that_folds(),
      picture: <Curtain />,
    },
    {
      value: 'adult',
      label: m.inside_weather_my_adult(),
      outcome: m.inside_weather_a_postcard_to_talk_about(),
      picture: <Card />,
    },
    {
      value: 'group',
      label: m.inside_weather_everyone_here(),
      outcome: m.inside_weather_an_open_window(),
      picture: <Windows />,
    },
    { value: 'boat', label: m.inside_weather_nobody(), outcome: m.inside_weather_it_floats_away(), picture: <Boat /> },
  ] satisfies { value: Who; label: string; outcome: string; picture: unknown }[]
  return (
    <ChoicePanel
      title={m.inside_weather_who_may_see_it()}
      choose={(who: Who) => make({ kind: 'who', who })}
      options={options.filter(({ value }) => value !== 'group' || state.seats > 1)}
    />
  )
}
