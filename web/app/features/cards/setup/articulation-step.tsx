import { getArticulationData, getArticulations, type Sound } from '@marigold/contract'
import { ArrowLeft, Check, Play, RotateCcw, X } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { useCall } from '../../../platform/query-client.ts'
import { Notice } from '../../../ui/notice.tsx'
import { pictureUrl } from '../articulation-cards.ts'
import { anythingPicked, describePick, groupSounds, withoutSound, type Picks } from '../picks.ts'
import { PickDialog } from './pick-dialog.tsx'

function SoundTile({ sound, picked, onOpen }: { sound: Sound; picked: boolean; onOpen: () => void }) {
  const [name, ...rest] = sound.sound_name.split(' ')
  return (
    <button type="button" className="sound" aria-pressed={picked} aria-haspopup="dialog" onClick={onOpen}>
      <b>{name}</b>
      {rest.length > 0 ? <small>{rest.join(' ')}</small> : null}
      {sound.image ? <img src={pictureUrl(sound.image)} alt="" loading="lazy" /> : null}
      {picked ? (
        <span className="badge" aria-hidden>
          <Check strokeWidth={3.4} />
        </span>
      ) : null}
    </button>
  )
}

function Waiting() {
  return (
    <section className="sound-panel" aria-busy="true" aria-label="Loading the sounds">
      <h2>Consonants</h2>
      <div className="sound-grid is-six">
        {Array.from({ length: 12 }, (_, tile) => (
          <span key={tile} className="sound is-waiting" aria-hidden />
        ))}
      </div>
    </section>
  )
}

export interface ArticulationStepProps {
  picks: Picks
  onPicks: (picks: Picks) => void
  onPlay: () => void
  onPrev: () => void
  /** The way out, in the top left corner: to the games, or back to the running game. */
  wayOut: ReactNode
}

/** The grid of sounds. What is picked stands in the dock, with Play cards once there is something to play. */
export function ArticulationStep({ picks, onPicks, onPlay, onPrev, wayOut }: ArticulationStepProps) {
  const sounds = useCall(getArticulations, { staleTime: 600_000 })
  const options = useCall(getArticulationData, { staleTime: 600_000 })
  const [open, setOpen] = useState<Sound | null>(null)
  const groups = groupSounds(sounds.data?.data ?? [])
  const kinds = options.data?.subcategories ?? []
  const failed = sounds.isError || options.isError
  const retry = () => void Promise.all([sounds.refetch(), options.refetch()])
  return (
    <>
      <header className="setup-bar">
        {wayOut}
        <p className="setup-title">Articulation</p>
        <button type="button" className="setup-btn" onClick={() => onPicks({})}>
          <RotateCcw aria-hidden />
          <span>Reset</span>
        </button>
      </header>
      <div className="sounds" data-groups={groups.length}>
        <h1 className="sr-only">Choose the sounds to practice</h1>
        {failed ? (
          <Notice
            tone="bad"
            action={
              <button type="button" className="setup-btn" onClick={retry}>
                Retry
              </button>
            }
          >
            The sounds could not be loaded.
          </Notice>
        ) : null}
        {sounds.isPending ? <Waiting /> : null}
        {groups.map((group) => (
          <section key={group.name} className="sound-panel" aria-label={group.name}>
            <h2>{group.name}</h2>
            <div className={`sound-grid ${group.name === 'Consonants' ? 'is-six' : 'is-seven'}`}>
              {group.sounds.map((sound) => (
                <SoundTile
                  key={sound.id}
                  sound={sound}
                  picked={sound.sound_name in picks || open?.id === sound.id}
                  onOpen={() => setOpen(sound)}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <Dock picks={picks} onPicks={onPicks} onPrev={onPrev} onPlay={onPlay} kinds={kinds} />
      <PickDialog
        sound={open}
        positions={options.data?.positions ?? []}
        kinds={kinds}
        picked={open ? picks[open.sound_name] : undefined}
        onClose={() => setOpen(null)}
        onDone={(pick) => {
          if (open) onPicks({ ...picks, [open.sound_name]: pick })
          setOpen(null)
        }}
      />
    </>
  )
}

function Dock(props: {
  picks: Picks
  onPicks: (picks: Picks) => void
  onPrev: () => void
  onPlay: () => void
  kinds: readonly { id: number; question: string }[]
}) {
  const { picks, onPicks } = props
  return (
    <footer className="dock">
      <button type="button" className="setup-btn" onClick={props.onPrev}>
        <ArrowLeft aria-hidden />
        Prev
      </button>
      <ul className="picks" aria-label="Picked sounds">
        {Object.entries(picks).map(([sound, pick]) => (
          <li key={sound} className="pick">
            <b>{sound}</b> <span>{describePick(pick, props.kinds)}</span>
            <button type="button" aria-label={`Remove ${sound}`} onClick={() => onPicks(withoutSound(picks, sound))}>
              <X aria-hidden />
            </button>
          </li>
        ))}
      </ul>
      {anythingPicked(picks) ? (
        <button type="button" className="setup-btn is-solid is-big" onClick={props.onPlay}>
          <Play aria-hidden />
          Play cards
        </button>
      ) : null}
    </footer>
  )
}
