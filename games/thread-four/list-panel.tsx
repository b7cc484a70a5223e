import { m } from '#messages'
import { useSignal } from '@preact/signals'
import { Press } from '../kit/index.ts'
import { listIn, sampleList } from './own-list.ts'
import type { Show, ThreadPlay } from './show.ts'

// Games run in a frame that must not submit forms, so a button handles the input.
/** Where players write their own list before the first pull. It stays on this device and is not logged. */
export function ListPanel({ play, show }: { play: ThreadPlay; show: Show }) {
  const text = useSignal(listIn(play.kept.value))
  const problems = show.problems.value
  const weave = () => {
    play.keep({ ...(play.kept.value as object | undefined), own: text.value })
    void show.make({ kind: 'list', text: text.value.trim() === '' ? ' :' : text.value })
  }
  return (
    <section class="list-card" aria-labelledby="list-title">
      <h2 id="list-title">{m.thread_four_your_own_list()}</h2>
      <p id="list-help">{m.thread_four_write_a_group_on_each_line()}</p>
      <textarea
        id="own-list"
        rows={5}
        maxLength={900}
        spellcheck={false}
        autocapitalize="off"
        aria-label={m.thread_four_groups_and_their_words()}
        aria-describedby="list-help list-problems"
        aria-invalid={problems.length > 0}
        value={text.value}
        placeholder={sampleList}
        onInput={(event) => (text.value = event.currentTarget.value)}
      />
      <div id="list-problems" role="status">
        {problems.length > 0 && (
          <ul>
            {problems.map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        )}
      </div>
      <div class="two">
        <Press class="big" data-scan="first" onClick={weave}>
          {m.thread_four_weave_this_list()}
        </Press>
        <Press class="big soft" onClick={() => void show.make({ kind: 'list', text: '' })}>
          {m.thread_four_use_the_looms_words()}
        </Press>
      </div>
      <small>{m.thread_four_your_list_stays_on_this_device()}</small>
    </section>
  )
}
