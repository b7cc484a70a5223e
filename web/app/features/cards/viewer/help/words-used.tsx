import { m } from '#messages'
import { Pencil } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { wordsMost } from '../../../../caseload/trial.ts'
import type { StripRun } from '../scoring-window/messages.ts'

function Form({ onSave, onClose }: { onSave: (words: string) => void; onClose: () => void }) {
  const [words, setWords] = useState('')
  const input = useRef<HTMLInputElement>(null)
  // The user has just tapped the pencil.
  useEffect(() => input.current?.focus(), [])
  return (
    <form
      className="words-form"
      onSubmit={(event) => {
        event.preventDefault()
        onSave(words.trim())
      }}
    >
      <input
        ref={input}
        type="text"
        aria-label={m.cards_words_used_2()}
        placeholder={m.cards_what_was_said()}
        maxLength={wordsMost}
        autoComplete="off"
        value={words}
        onChange={(event) => setWords(event.target.value)}
        onKeyDown={(event) => event.key === 'Escape' && onClose()}
      />
      <button
        type="submit"
        className="min-h-12 py-0 px-4.5 border-0 rounded-[14px] bg-marigold text-inherit text-body/[1] font-semibold font-text"
      >
        {m.cards_keep()}
      </button>
    </form>
  )
}

/** Records what the client said in their own words; it is saved with the score, whether typed before or after it. */
export function WordsUsed({ run }: { run: StripRun }) {
  const { showing, say } = run
  const [open, setOpen] = useState('')
  return (
    <div className="words-used may-fade">
      {open === showing ? (
        <Form
          onSave={(words) => {
            setOpen('')
            if (words !== '') say(words)
          }}
          onClose={() => setOpen('')}
        />
      ) : (
        <button
          type="button"
          className="grid place-items-center size-14 border-0 rounded-[50%] bg-slate-soft text-inherit forced-colors:[border:1px_solid_CanvasText]"
          aria-label={m.cards_words_used_2()}
          title={m.cards_words_used_2()}
          onClick={() => setOpen(showing)}
        >
          <Pencil aria-hidden className="play-icon" />
        </button>
      )}
    </div>
  )
}
