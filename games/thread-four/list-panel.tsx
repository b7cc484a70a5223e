import { useSignal } from '@preact/signals'
import { listIn, sampleList } from './own-list.ts'
import type { Show, ThreadPlay } from './show.ts'

// A frame without the right to submit forms drops the event itself: a button does it.
/** Where a list of one's own is written before the first pull. It stays on this device and out of the log. */
export function ListPanel({ play, show }: { play: ThreadPlay; show: Show }) {
  const text = useSignal(listIn(play.kept.value))
  const problems = show.problems.value
  const weave = () => {
    play.keep({ ...(play.kept.value as object | undefined), own: text.value })
    void show.make({ kind: 'list', text: text.value.trim() === '' ? ' :' : text.value })
  }
  return (
    <section class="list-card" aria-labelledby="list-title">
      <h2 id="list-title">Your own list</h2>
      <p id="list-help">
        Write a group on each line: the link, a colon, then three or four words with commas. Two to four groups.
      </p>
      <textarea
        id="own-list"
        rows={5}
        maxLength={900}
        spellcheck={false}
        autocapitalize="off"
        aria-label="Groups and their words"
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
        <button type="button" class="big" data-scan="first" onClick={weave}>
          Weave this list
        </button>
        <button type="button" class="big soft" data-scan="" onClick={() => void show.make({ kind: 'list', text: '' })}>
          Take the loom’s words
        </button>
      </div>
      <small>The list stays on this device and out of notes.</small>
    </section>
  )
}
