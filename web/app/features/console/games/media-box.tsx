import { m } from '#messages'
import { limits, orderGameSteps, resetGameMedia, type GameMediaKind, type GameRecord } from '@marigold/contract'
import { ArrowLeft, ArrowRight, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { useAction } from '../../../platform/calls/use-action.ts'
import { Button, IconButton } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { Notice, Problem } from '../../../ui/notice.tsx'
import { ChooseFile } from '../choose-file.tsx'
import { sendGame, sendMedia } from './change-game.ts'
import { uploadText } from './upload-box.tsx'

interface MediaProps {
  game: GameRecord
  token: string
}

export const pictures = 'image/jpeg,image/png,image/webp'
const videos = 'video/mp4,video/webm,video/quicktime'

/** Changes a game's media one after the other, with the progress of an upload. */
function useMedia({ game, token }: MediaProps) {
  const [sent, setSent] = useState<number | null>(null)
  const [kind, setKind] = useState<GameMediaKind | null>(null)
  const action = useAction<GameRecord>('The media was not changed')
  const { id, revision } = game
  const start = async (changed: GameMediaKind, change: () => Promise<GameRecord>, then?: () => void) => {
    if (action.busy) return
    setKind(changed)
    await action.run(change, then)
  }
  const upload = (kind: GameMediaKind, file: File) =>
    start(kind, async () => {
      setSent(0)
      return sendMedia(token, game, kind, { file, onProgress: setSent }).finally(() => setSent(null))
    })
  const reset = (kind: GameMediaKind) =>
    start(kind, () => sendGame(token, () => call(resetGameMedia, { params: { id, kind }, query: { revision } })))
  const order = (steps: string[], then?: () => void) =>
    start(
      'steps',
      () => sendGame(token, () => call(orderGameSteps, { params: { id }, body: { revision, steps } })),
      then,
    )
  return { ...action, kind, sent, upload, reset, order }
}
type Media = ReturnType<typeof useMedia>

/** How the last change goes or went, beside what it changes. */
function Outcome({ sent, done, problem }: Media) {
  const changed = done?.state === 'published' ? m.games_media_changed() : m.games_media_saved()
  const uploading = sent !== null && uploadText(sent, m.games_media_processing())
  return (
    <>
      <p role="status">{uploading || (done ? changed : '')}</p>
      <Problem>{problem}</Problem>
    </>
  )
}

interface PartProps {
  kind: GameMediaKind
  title: string
  lead: string
  /** What the button of the upload says. */
  action: string
  game: GameRecord
  media: Media
  children: ReactNode
}

/** One kind of media with its upload, and the way back to what the package has. */
function Part({ kind, title, lead, action, game, media, children }: PartProps) {
  return (
    <div className="game-media-part" role="group" aria-label={title}>
      <h3>{title}</h3>
      {children}
      <p className="text-ink-2">{lead}</p>
      <div className="flex flex-wrap gap-3">
        <ChooseFile
          label={action}
          accept={kind === 'video' ? videos : pictures}
          busy={media.busy}
          look="quiet"
          onFile={(file) => void media.upload(kind, file)}
        >
          {action}
        </ChooseFile>
        {game.media.own.includes(kind) ? (
          <Button look="quiet" aria-disabled={media.busy} onClick={() => void media.reset(kind)}>
            {game.media.packaged.includes(kind) ? m.games_use_the_packages_own() : m.pictures_remove()}
          </Button>
        ) : null}
      </div>
      {media.kind === kind ? <Outcome {...media} /> : null}
    </div>
  )
}

/** The pictures of the steps, which are moved and removed by buttons. Removing one can be undone. */
function Steps({ game, media }: { game: GameRecord; media: Media }) {
  const { steps } = game.media
  const [before, setBefore] = useState<string[] | null>(null)
  const move = (at: number, to: number) => {
    const step = steps[at]
    if (step === undefined || to < 0 || to >= steps.length) return
    void media.order(steps.toSpliced(at, 1).toSpliced(to, 0, step), () => setBefore(null))
  }
  const undo = (
    <Button
      size="small"
      look="quiet"
      aria-disabled={media.busy}
      onClick={() => void media.order(before ?? steps, () => setBefore(null))}
    >
      {m.ui_undo()}
    </Button>
  )
  return (
    <>
      {steps.length === 0 ? <p>{m.ui_none()}</p> : null}
      <ol className="game-steps">
        {steps.map((step, at) => (
          <li key={step}>
            <img src={step} alt={m.games_step({ number: at + 1 })} width="192" height="120" loading="lazy" />
            <span className="flex justify-between">
              <IconButton
                label={m.games_step_earlier({ number: at + 1 })}
                aria-disabled={at === 0}
                onClick={() => move(at, at - 1)}
              >
                <Icon of={ArrowLeft} />
              </IconButton>
              <IconButton
                label={m.games_step_remove({ number: at + 1 })}
                onClick={() => void media.order(steps.toSpliced(at, 1), () => setBefore(steps))}
              >
                <Icon of={X} />
              </IconButton>
              <IconButton
                label={m.games_step_later({ number: at + 1 })}
                aria-disabled={at === steps.length - 1}
                onClick={() => move(at, at + 1)}
              >
                <Icon of={ArrowRight} />
              </IconButton>
            </span>
          </li>
        ))}
      </ol>
      {before && before.length > steps.length ? (
        <Notice tone="good" action={undo}>
          {m.games_step_removed()}
        </Notice>
      ) : null}
    </>
  )
}

/** Uploads a game's cover, step pictures, and video, without a new zip. */
export function MediaBox({ game, token }: MediaProps) {
  const media = useMedia({ game, token })
  const { image, image_wide, video } = game.media
  const megabytes = limits.gameMedia.picture / 1_000_000
  const shared = { game, media }
  return (
    <section className="account-box panel" aria-labelledby="media-title">
      <h2 id="media-title">{m.games_pictures_and_video()}</h2>
      <p>{m.games_media_lead()}</p>
      <div className="game-media">
        <Part
          {...shared}
          kind="cover"
          title={m.games_cover()}
          lead={m.games_cover_lead({ megabytes })}
          action={m.games_upload_a_cover()}
        >
          <div className="game-covers">
            {image ? <img src={image} alt={m.games_cover()} width="105" height="140" /> : <p>{m.ui_none()}</p>}
            {image_wide ? <img src={image_wide} alt={m.games_wide_cover()} width="280" height="140" /> : null}
          </div>
        </Part>
        <Part
          {...shared}
          kind="video"
          title={m.catalogue_video()}
          lead={m.games_video_lead({ megabytes: limits.gameMedia.video / 1_000_000 })}
          action={m.games_upload_a_video()}
        >
          {video ? (
            <video
              className="game-media-video"
              key={video}
              src={video}
              poster={game.media.image_land ?? undefined}
              controls
              muted
              playsInline
              preload="metadata"
            />
          ) : (
            <p>{m.ui_none()}</p>
          )}
        </Part>
        <Part
          {...shared}
          kind="steps"
          title={m.games_step_pictures()}
          lead={m.games_steps_lead({ megabytes, count: limits.gameMedia.steps })}
          action={m.games_add_a_step()}
        >
          <Steps {...shared} />
        </Part>
      </div>
    </section>
  )
}
