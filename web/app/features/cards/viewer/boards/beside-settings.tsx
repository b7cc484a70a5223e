import { changeSettings, tokenChoices, useViewerSettings } from '../settings/settings.ts'
import { Choice, Row, Toggle } from '../settings/setting-rows.tsx'
import { boardChoices, ownMost, shownOf } from './board-choices.ts'
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
        nameOf={(id) => (id === own ? 'Own words' : shownOf(id).name)}
        onChange={(id) => props.onChange(id === own ? props.title : id)}
      />
      {isOwn ? (
        <Row
          title={`${props.title}, own words`}
          line={`At most ${ownMost} letters.`}
          control={
            <input
              type="text"
              className="flex-none w-45 min-h-12 py-0 px-3.5 [border:1.5px_solid_rgb(43_27_61_/_0.48)] rounded-[14px] bg-paper text-inherit text-[17px]/[1.2] font-medium font-text"
              aria-label={`${props.title}, own words`}
              maxLength={ownMost}
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

/** What may stand beside the card; all of it is off until it is wanted. */
export function BesideSettings() {
  const { firstThen, tokens } = useViewerSettings()
  const boards = useBoards()
  return (
    <section aria-label="Beside the card" data-scan-group="">
      <h3>Beside the card</h3>
      <Toggle name="firstThen" title="First and then" line="What is done now, and what comes after it." />
      {firstThen ? (
        <>
          <SideChoice
            title="First"
            line="A press on it says that it is done."
            stored={boards.first}
            onChange={(first) => changeBoards({ first, firstDone: false })}
          />
          <SideChoice
            title="Then"
            line="Lights up when the first is done."
            stored={boards.then}
            onChange={(then) => changeBoards({ then })}
          />
        </>
      ) : null}
      <Choice
        title="Token board"
        line="A press on it gives a flower."
        value={tokens}
        choices={tokenChoices}
        nameOf={(count) => (count === 0 ? 'Off' : `${count} tokens`)}
        onChange={(next) => changeSettings({ tokens: next })}
      />
      <Toggle name="record" title="Record and play back" line="A try can be heard again. Nothing is kept or sent." />
      <Toggle
        name="mirror"
        title="Mirror"
        line="The camera shows the mouth beside what is said. Nothing is kept or sent."
      />
    </section>
  )
}
