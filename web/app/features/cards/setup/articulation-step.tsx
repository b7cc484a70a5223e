import { getArticulationData, getArticulations, type Area, type Sound } from '@marigold/contract'
import { ArrowLeft, Check, Play, RotateCcw, X } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useCall } from '../../../platform/query-client.ts'
import { loadWindows } from '../../../ui/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { pictureUrl } from '../articulation-cards.ts'
import { anythingPicked, describePick, groupSounds, tileName, withoutSound, type Picks } from '../picks.ts'
import { AreaTabs } from './area-tabs.tsx'
import { PickDialog } from './pick-dialog.tsx'

function SoundTile({ sound, picked, onOpen }: { sound: Sound; picked: boolean; onOpen: () => void }) {
  const { letters, note } = tileName(sound.sound_name)
  return (
    <button type="button" className="sound" aria-pressed={picked} aria-haspopup="dialog" onClick={onOpen}>
      <b>{letters}</b>
      {note ? <small>{note}</small> : null}
      {sound.image ? <img src={pictureUrl(sound.image)} alt="" /> : null}
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
  areas: readonly Area[]
  onArea: (area: Area) => void
  /** The way out, in the top left corner: to the games, or back to the running game. */
  wayOut: ReactNode
}

/** The grid of sounds. What is picked stands in the dock, with Play cards once there is something to play. */
export function ArticulationStep(props: ArticulationStepProps) {
  const { picks, onPicks, onPlay, onPrev, wayOut } = props
  const sounds = useCall(getArticulations, { staleTime: 600_000 })
  const options = useCall(getArticulationData, { staleTime: 600_000 })
  const [sound, setSound] = useState<Sound | null>(null)
  const [open, setOpen] = useState(false)
  // The window's code comes before the first tap, so that a slow network does not swallow it.
  useEffect(loadWindows, [])
  const groups = groupSounds(sounds.data?.data ?? [])
  const kinds = options.data?.subcategories ?? []
  const failed = sounds.isError || options.isError
  const retry = () => void Promise.all([sounds.refetch(), options.refetch()])
  return (
    <>
      <header className="setup-bar">
        {wayOut}
        <AreaTabs areas={props.areas} area="articulation" onArea={props.onArea} />
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
              {group.sounds.map((one) => (
                <SoundTile
                  key={one.id}
                  sound={one}
                  picked={one.sound_name in picks || (open && sound?.id === one.id)}
                  onOpen={() => {
                    setSound(one)
                    setOpen(true)
                  }}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <Dock picks={picks} onPicks={onPicks} onPrev={onPrev} onPlay={onPlay} kinds={kinds} />
      <PickDialog
        open={open}
        sound={sound}
        positions={options.data?.positions ?? []}
        kinds={kinds}
        picked={sound ? picks[sound.sound_name] : undefined}
        onClose={() => setOpen(false)}
        onDone={(pick) => {
          if (sound) onPicks({ ...picks, [sound.sound_name]: pick })
          setOpen(false)
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
