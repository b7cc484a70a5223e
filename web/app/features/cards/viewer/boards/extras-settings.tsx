import { m } from '#messages'
import { changeSettings, tokenChoices, useViewerSettings } from '../settings/settings.ts'
import { Choice, Row, Toggle } from '../settings/setting-rows.tsx'
import { boardChoices, maxOwnLength, toBoardChoice } from './board-choices.ts'
import { changeBoards, useBoards } from './board-state.ts'

const own = 'own words'

function SideChoice(props: { title: string; line: string; stored: string; onChange: (stored: string) => void }) {
  const isOwn = !(props.stored in boardChoices)
  return (
    <>
      <Choice
        title={props.title}
        line={props.line}
        value={isOwn ? own : props.stored}
        choices={[...Object.keys(boardChoices), own]}
        nameOf={(id) => (id === own ? m.cards_own_words() : toBoardChoice(id).name)}
        onChange={(id) => props.onChange(id === own ? props.title : id)}
      />
      {isOwn ? (
        <Row
          title={m.cards_own_words_2({ title: props.title })}
          line={m.cards_at_most_letters({ ownMost: maxOwnLength })}
          control={
            <input
              type="text"
              className="flex-none w-45 min-h-12 py-0 px-3.5 [border:1.5px_solid_rgb(43_27_61_/_0.48)] rounded-[14px] bg-paper text-inherit text-body/[1.2] font-medium font-text"
              aria-label={m.cards_own_words_2({ title: props.title })}
              maxLength={maxOwnLength}
              autoComplete="off"
              defaultValue={props.stored}
              onChange={(event) => props.onChange(event.target.value.trim() || props.title)}
            />
          }
        />
      ) : null}
    </>
  )
}

/** Settings for the extras beside the card; all are off by default. */
export function ExtrasSettings() {
  const { firstThen, tokens } = useViewerSettings()
  const boards = useBoards()
  return (
    <section aria-label={m.cards_beside_the_card()} data-scan-group="">
      <h3>{m.cards_beside_the_card()}</h3>
      <Toggle name="firstThen" title={m.cards_first_and_then()} line={m.cards_what_is_done_now_and_what()} />
      {firstThen ? (
        <>
          <SideChoice
            title={m.ui_first()}
            line={m.cards_tap_it_when_its_done()}
            stored={boards.first}
            onChange={(first) => changeBoards({ first, firstDone: false })}
          />
          <SideChoice
            title={m.ui_then()}
            line={m.cards_lights_up_when_the_first_is()}
            stored={boards.then}
            onChange={(then) => changeBoards({ then })}
          />
        </>
      ) : null}
      <Choice
        title={m.cards_token_board()}
        line={m.cards_tap_it_to_give_a_flower()}
        value={tokens}
        choices={tokenChoices}
        nameOf={(count) => (count === 0 ? m.cards_off() : m.cards_tokens({ count }))}
        onChange={(next) => changeSettings({ tokens: next })}
      />
      <Toggle name="record" title={m.cards_record_and_play_back()} line={m.cards_play_a_try_back_nothing_is()} />
      <Toggle name="mirror" title={m.cards_mirror()} line={m.cards_the_camera_shows_the_mouth_next()} />
    </section>
  )
}
