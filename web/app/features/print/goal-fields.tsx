import { m } from '#messages'
import { Select, TextArea } from './choices.tsx'
import { noSeat } from './use-home-goals.ts'
import type { PrintPages } from './use-print-pages.ts'

/** As long as a goal on the caseload. */
const goalMost = 600

function OneGoal({ print, seat }: { print: PrintPages; seat: number }) {
  const { clients, goalOf, choose } = print.homeGoals
  const { client, goals, chosen, goal } = goalOf(seat)
  const nameOf = seat === noSeat ? null : print.nameOf(seat)
  const ofClient = client && { client: client.id }
  return (
    <>
      {seat === noSeat && clients.length > 0 ? (
        <Select
          label={m.ui_client()}
          value={client?.id ?? ''}
          choices={[
            { value: '', label: m.ui_no_client() },
            ...clients.map(({ id, code }) => ({ value: id, label: code })),
          ]}
          onChange={(id) => choose(seat, { client: id })}
        />
      ) : null}
      {goals.length > 0 ? (
        <Select
          label={nameOf ? m.print_choose_a_goal_of({ nameOf }) : m.print_choose_a_goal()}
          value={chosen}
          choices={[
            { value: '', label: m.print_no_goal() },
            ...goals.map(({ id, text }) => ({ value: id, label: text })),
          ]}
          onChange={(id) => choose(seat, { ...ofClient, goal: id })}
        />
      ) : null}
      <TextArea
        label={nameOf ? m.print_goal_on_the_sheet_of({ nameOf }) : m.print_goal_on_the_sheet()}
        hint={m.print_stays_on_this_page()}
        most={goalMost}
        value={goal}
        onChange={(text) => choose(seat, { ...ofClient, goal: chosen, text })}
      />
    </>
  )
}

/** Chooses the goal of the home sheet, or of each player's: a client's goal, or one that is typed. */
export function GoalFields({ print }: { print: PrintPages }) {
  if (print.options.sheet !== 'homework') return null
  const seats = print.apart.length > 0 ? print.apart.map(({ seat }) => seat) : [noSeat]
  return (
    <div className="grid gap-3.5">
      {seats.map((seat) => (
        <OneGoal key={seat} print={print} seat={seat} />
      ))}
    </div>
  )
}
