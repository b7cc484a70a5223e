import { m } from '#messages'
import { UserPlus } from 'lucide-react'
import { useRef, useState, type SubmitEvent } from 'react'
import { saveRecords } from '../../caseload/caseload-store.ts'
import { codesOf, newClient, type Client } from '../../caseload/records.ts'
import { looksLikeFullName } from '../../players/table.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Icon } from '../../ui/icon.tsx'
import { listed } from '../../platform/words/words.ts'
import { useSave } from './use-save.ts'

/** Adds several clients at once: codes in one field, separated by commas. */
export function AddClients({ clients, discipline }: { clients: readonly Client[]; discipline: Client['discipline'] }) {
  const [text, setText] = useState('')
  const [said, setSaid] = useState('')
  const [empty, setEmpty] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const { busy, problem, run } = useSave()
  const codes = codesOf(text)
  const isKnown = (code: string) => clients.some((one) => one.code.toLowerCase() === code.toLowerCase())
  const known = codes.filter(isKnown)
  const fresh = codes.filter((code) => !isKnown(code))
  const fullNames = codes.filter(looksLikeFullName)
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (busy) return
    setEmpty(fresh.length === 0)
    if (fresh.length === 0) {
      field.current?.focus()
      return
    }
    const added: Client[] = []
    for (const code of fresh) added.push(newClient(code, [...clients, ...added], discipline))
    void run(
      () => saveRecords({ clients: added }),
      () => {
        setText('')
        setSaid(m.caseload_clients_added({ count: added.length }))
      },
    )
  }
  const warning =
    fullNames.length > 0
      ? m.caseload_this_looks_like_a_full_name({ names: listed(fullNames) })
      : known.length > 0
        ? m.caseload_already_on_your_caseload({ codes: listed(known) })
        : ''
  return (
    <form className="grid gap-3 items-start min-[620px]:grid-cols-[1fr_auto]" onSubmit={submit}>
      <Field
        label={m.caseload_add_clients()}
        name="codes"
        autoComplete="off"
        placeholder={m.caseload_d_k_m_blue_7()}
        hint={warning || m.caseload_codes_initials_or_nicknames_separated_by()}
        error={problem || (empty && known.length === 0 ? m.caseload_type_a_code_first() : undefined)}
        ref={field}
        value={text}
        onChange={(event) => {
          setText(event.target.value)
          setSaid('')
          setEmpty(false)
        }}
      />
      <Button type="submit" className="min-[620px]:mt-8" disabled={busy}>
        <Icon of={UserPlus} />
        {fresh.length > 1 ? m.caseload_add_clients_count({ count: fresh.length }) : m.caseload_add_client()}
      </Button>
      <span className="empty:hidden" role="status">
        {said}
      </span>
    </form>
  )
}
