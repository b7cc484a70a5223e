import { m } from '#messages'
import { changeGame, GameFields, type GameDetail, type GameRecord } from '@marigold/contract'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { faultsOf, useForm } from '../../../ui/use-form.ts'
import { PreviewFrame } from '../preview-frame.tsx'
import { StaleNotice } from '../stale-notice.tsx'
import { sendGame } from './change-game.ts'
import { DetailFields, NameFields } from './game-fields.tsx'
import { gameFieldName } from './game-words.ts'
import { shownGame } from './game-values.ts'
import type { GameEdits } from './use-game-edits.ts'

/** Renders the public page of a game, which belongs to another feature. */
export type GamePreview = (game: GameDetail, howToPlay: readonly string[]) => ReactNode

/** What was saved meanwhile in an edited field, in words. */
const savedText = (value: string) => (value === 'on' ? m.console_on() : value)

/** The public page of a game with these fields. */
export function PagePreview({
  fields,
  game,
  preview,
}: {
  fields: GameFields
  game: GameRecord | null
  preview: GamePreview
}) {
  return (
    <section className="account-box panel game-preview" aria-labelledby="preview-title">
      <h2 id="preview-title">{m.games_preview_of_its_page()}</h2>
      <PreviewFrame title={m.games_preview_of_its_page()}>
        {preview(shownGame(fields, game), fields.how_to_play)}
      </PreviewFrame>
    </section>
  )
}

type Texts = Pick<GameRecord, 'fields' | 'edited'>

interface GameFormProps {
  token: string
  game: GameRecord
  edits: GameEdits
  preview: GamePreview
}

/** The game's fields, and its public page with them. What was edited survives a reload until it's saved. */
export function GameForm({ token, game, edits, preview }: GameFormProps) {
  const { ages, categories } = game
  const { hasEdits, values, change, discard, stale, fields } = edits
  const save = (texts: Texts) => {
    const body = { revision: game.revision, ...texts }
    return sendGame(token, () => call(changeGame, { params: { id: game.id }, body }))
  }
  /** The texts before the last save, and the revision since. */
  const [before, setBefore] = useState<(Texts & { since: number }) | null>(null)
  const undo = useAction('The change was not undone')
  const form = useForm<Texts & { since: number }>({
    log: 'The game was not saved',
    check: () => {
      undo.reset()
      return faultsOf(GameFields, fields)
    },
    send: async () => {
      const { revision: since } = await save({ fields, edited: true })
      return { fields: game.fields, edited: game.edited, since }
    },
    onDone: (last) => {
      discard()
      setBefore(last)
    },
  })
  const errorOf = (name: string) => form.errorOf(name) ?? form.errorOf(`fields.${name}`)
  const reset = () => {
    discard()
    form.reset()
  }
  const undoLast =
    before?.since === game.revision ? (
      <Button
        size="small"
        look="quiet"
        aria-disabled={undo.busy}
        onClick={() => void undo.run(() => save(before), form.reset)}
      >
        {m.ui_undo()}
      </Button>
    ) : null
  return (
    <div className="game-columns">
      <section className="account-box panel" aria-labelledby="texts-title">
        <h2 id="texts-title">{m.games_texts_and_place()}</h2>
        <p>{game.edited ? m.games_edited_lead() : m.games_from_the_package_lead()}</p>
        <form className="form" noValidate onSubmit={form.submit}>
          <StaleNotice
            title={m.games_changed_meanwhile()}
            saved={stale.map(([name, value]) => [gameFieldName(name), savedText(value)])}
          />
          <NameFields {...{ values, errorOf }} onChange={change} />
          <DetailFields {...{ ages, categories, values, errorOf }} onChange={change} />
          <Problem>{form.problem ?? undo.problem}</Problem>
          {form.done && !hasEdits ? (
            <Notice tone="good" action={undoLast}>
              {m.notifications_saved()}
            </Notice>
          ) : null}
          {undo.done && !hasEdits ? <Notice tone="good">{m.games_undone()}</Notice> : null}
          <div className="account-actions">
            <Button type="submit" aria-disabled={form.busy}>
              {m.ui_save()}
            </Button>
            {hasEdits ? (
              <Button look="quiet" onClick={reset}>
                {m.editing_discard()}
              </Button>
            ) : null}
          </div>
        </form>
      </section>
      <PagePreview {...{ fields, game, preview }} />
    </div>
  )
}
