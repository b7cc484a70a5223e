import { m } from '#messages'
import { useId, useState } from 'react'
import { codeProblem, parseCode } from '../platform/words/spoken-code.ts'
import { Button } from './button.tsx'

/** Asks for a code that was shown or read out. */
export function CodeForm(props: { title: string; hint: string; button: string; onCode: (code: string) => void }) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState('')
  const id = useId()
  return (
    <form
      className="code-form self-center justify-self-center grid gap-3 w-[min(100%,420px)] p-6 rounded-[24px] bg-paper [&_h1]:text-heading/[1.15] [&_h1]:font-semibold [&_h1]:font-display [&_label]:font-[650]"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        const code = parseCode(text)
        if (code) props.onCode(code)
        else setProblem(codeProblem(text) ?? '')
      }}
    >
      <h1>{props.title}</h1>
      <p>{props.hint}</p>
      <label htmlFor={id}>{m.ui_code()}</label>
      <input
        id={id}
        value={text}
        onChange={(event) => setText(event.target.value)}
        placeholder={m.ui_abcd_efgh_jkmn()}
        autoCapitalize="characters"
        autoComplete="off"
        autoCorrect="off"
        spellCheck={false}
        maxLength={40}
        aria-invalid={problem !== '' || undefined}
        aria-describedby={`${id}-problem`}
      />
      <p id={`${id}-problem`} className="text-marigold-text font-semibold empty:hidden" role="alert">
        {problem}
      </p>
      <Button type="submit" wide>
        {props.button}
      </Button>
    </form>
  )
}
