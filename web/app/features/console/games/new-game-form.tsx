import { m } from '#messages'
import { addGame, limits, NewGameFields } from '@marigold/contract'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { call, reasonOf } from '../../../platform/calls/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Problem } from '../../../ui/notice.tsx'
import { faultsOf, useForm } from '../../../ui/use-form.ts'
import { ChooseFile } from '../choose-file.tsx'
import { sendGame, sendMedia, sendZip } from './change-game.ts'
import { DetailFields, NameFields } from './game-fields.tsx'
import { PagePreview, type GamePreview } from './game-form.tsx'
import type { Choices } from './game-values.ts'
import { pictures } from './media-box.tsx'
import { uploadText } from './upload-box.tsx'
import { useGameEdits } from './use-game-edits.ts'

interface PickProps {
  title: string
  hint: string
  action: string
  label: string
  accept: string
  file: File | null
  busy: boolean
  onFile: (file: File) => void
}

/** A file that is uploaded with the form. */
function PickFile({ title, hint, action, file, onFile, ...input }: PickProps) {
  return (
    <div className="game-media-part">
      <b>{title}</b>
      <ChooseFile {...input} look="quiet" onFile={onFile}>
        {action}
      </ChooseFile>
      <p className="wrap-anywhere" role="status">
        {file ? file.name : m.games_no_file_chosen()}
      </p>
      <p className="text-ink-2">{hint}</p>
    </div>
  )
}

interface Files {
  zip: File | null
  cover: File | null
}

/** Uploads the files of a game that was added. Returns what went wrong; '' for nothing. */
async function sendFiles(
  token: string,
  game: { id: number; revision: number },
  { zip, cover }: Files,
  say: (text: string) => void,
): Promise<string> {
  const problems: string[] = []
  const trying = async (work: () => Promise<unknown>) => {
    await work().catch((error: unknown) => problems.push(reasonOf(error)))
  }
  let { revision } = game
  if (zip)
    await trying(async () => {
      const onProgress = (sent: number) => say(uploadText(sent, m.games_checking()))
      revision = (await sendZip(token, game.id, { file: zip, onProgress })).game.revision
    })
  if (cover)
    await trying(() => {
      const onProgress = (sent: number) => say(uploadText(sent, m.games_media_processing()))
      return sendMedia(token, { id: game.id, revision }, 'cover', { file: cover, onProgress })
    })
  return problems.join(' ')
}

/** 'little-bell.zip' as 'Little bell'. */
function nameOfFile({ name }: File): string {
  const words = name
    .replace(/\.zip$/i, '')
    .replace(/[-_\s]+/g, ' ')
    .trim()
  return words.charAt(0).toUpperCase() + words.slice(1)
}

const details = ['long_description', 'description', 'goals', 'how_to_play', 'categories', 'rank', 'color']

interface NewGameFormProps extends Choices {
  token: string
  preview: GamePreview
  /** `problem` is why a file wasn't stored; '' if all were. */
  onAdded: (id: number, problem: string) => void
}

/** What a new game needs, with its files, which are uploaded once it's added. Its texts survive a reload. */
export function NewGameForm({ token, ages, categories, preview, onAdded }: NewGameFormProps) {
  const { hasEdits, values, fields, change, discard } = useGameEdits(null, { ages, categories })
  const [files, setFiles] = useState<Files>({ zip: null, cover: null })
  const [said, setSaid] = useState('')
  const form = useForm<{ id: number; problem: string }>({
    log: 'The game was not added',
    check: () => faultsOf(NewGameFields, fields),
    send: async () => {
      const game = await sendGame(token, () => call(addGame, { body: { fields } }))
      return { id: game.id, problem: await sendFiles(token, game, files, setSaid) }
    },
    onDone: ({ id, problem }) => {
      discard()
      onAdded(id, problem)
    },
  })
  const errorOf = (name: string) => form.errorOf(name) ?? form.errorOf(`fields.${name}`)
  const chooseZip = (zip: File) => {
    setFiles({ ...files, zip })
    if (!values.game_name) change({ game_name: nameOfFile(zip).slice(0, 80) })
  }
  const reset = () => {
    discard()
    form.reset()
    setFiles({ zip: null, cover: null })
  }
  return (
    <div className="game-columns">
      <section className="account-box panel" aria-label={m.games_new_game()}>
        <form className="form" noValidate onSubmit={form.submit}>
          <NameFields {...{ values, errorOf }} onChange={change} />
          <div className="grid gap-6">
            <PickFile
              title={m.games_zip_file()}
              hint={m.games_zip_hint({ megabytes: limits.gameZip / 1_000_000 })}
              action={m.games_choose_a_zip()}
              label={m.games_zip_file()}
              accept=".zip,application/zip"
              file={files.zip}
              busy={form.busy}
              onFile={chooseZip}
            />
            <PickFile
              title={m.games_cover()}
              hint={m.games_cover_lead({ megabytes: limits.gameMedia.picture / 1_000_000 })}
              action={m.games_choose_a_cover()}
              label={m.games_upload_a_cover()}
              accept={pictures}
              file={files.cover}
              busy={form.busy}
              onFile={(cover) => setFiles({ ...files, cover })}
            />
          </div>
          <details className="game-details" open={details.some((name) => errorOf(name) !== undefined)}>
            <summary>
              {m.games_more_details()} <Icon of={ChevronDown} />
            </summary>
            <div className="form">
              <p className="text-ink-2">{m.games_more_details_lead()}</p>
              <DetailFields {...{ ages, categories, values, errorOf }} onChange={change} />
            </div>
          </details>
          <Problem>{form.problem}</Problem>
          <div className="account-actions">
            <Button type="submit" aria-disabled={form.busy}>
              {m.publishing_add_a_game()}
            </Button>
            <span role="status">{form.busy ? said : ''}</span>
            {hasEdits ? (
              <Button look="quiet" onClick={reset}>
                {m.editing_discard()}
              </Button>
            ) : null}
          </div>
        </form>
      </section>
      <PagePreview {...{ fields, preview }} game={null} />
    </div>
  )
}
