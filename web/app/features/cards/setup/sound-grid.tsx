import { getArticulationData, getArticulations, type Sound } from '@marigold/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../platform/query-client.ts'
import { pictureUrl } from '../articulation-cards.ts'
import { groupSounds, tileName, type Picks } from '../picks.ts'
import { PickDialog } from './pick-dialog.tsx'
import { ListFailed } from './step-frame.tsx'
import { listsStay } from './use-card-count.ts'

function SoundTile({ sound, picked, onOpen }: { sound: Sound; picked: boolean; onOpen: () => void }) {
  const { letters, note } = tileName(sound.sound_name)
  return (
    <button type="button" className="sound" data-scan="" aria-pressed={picked} aria-haspopup="dialog" onClick={onOpen}>
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

/** The tiles of the sounds; each opens the window of its positions and kinds. `found` is a sound that opens at once. */
export function SoundGrid(props: { picks: Picks; onPicks: (picks: Picks) => void; found: string | null }) {
  const { picks, onPicks } = props
  const sounds = useCall(getArticulations, { staleTime: listsStay })
  const options = useCall(getArticulationData, { staleTime: listsStay })
  const [asked, setAsked] = useState<string | null>(props.found)
  const [open, setOpen] = useState(props.found !== null)
  const sound = sounds.data?.data.find((one) => one.sound_name === asked) ?? null
  const groups = groupSounds(sounds.data?.data ?? [])
  return (
    <>
      <div className="sounds" data-groups={groups.length}>
        <h1 className="sr-only">Choose the sounds to practice</h1>
        {sounds.isError || options.isError ? (
          <ListFailed onRetry={() => void Promise.all([sounds.refetch(), options.refetch()])}>
            The sounds could not be loaded.
          </ListFailed>
        ) : null}
        {sounds.isPending ? <Waiting /> : null}
        {groups.map((group) => (
          <section key={group.name} className="sound-panel" aria-label={group.name} data-scan-group={group.name}>
            <h2>{group.name}</h2>
            <div className={`sound-grid ${group.name === 'Consonants' ? 'is-six' : 'is-seven'}`}>
              {group.sounds.map((one) => (
                <SoundTile
                  key={one.id}
                  sound={one}
                  picked={one.sound_name in picks || (open && sound?.id === one.id)}
                  onOpen={() => {
                    setAsked(one.sound_name)
                    setOpen(true)
                  }}
                />
              ))}
            </div>
          </section>
        ))}
      </div>
      <PickDialog
        open={open && sound !== null}
        sound={sound}
        positions={options.data?.positions ?? []}
        kinds={options.data?.subcategories ?? []}
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
