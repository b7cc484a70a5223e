import { m } from '#messages'
import { getArticulationData, getArticulations, type Sound } from '@marigold/contract'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { useCall } from '../../../../platform/calls/query-client.ts'
import { listStaleMs } from '../card-area.ts'
import { pictureUrl } from '../picture-url.ts'
import { ListFailed } from '../../setup/list-failed.tsx'
import { groupSounds, tileName, type Picks } from './picks.ts'
import { PickDialog } from './pick-dialog.tsx'

function SoundTile({ sound, picked, onOpen }: { sound: Sound; picked: boolean; onOpen: () => void }) {
  const { letters, note } = tileName(sound.sound_name)
  return (
    <button type="button" className="sound" data-scan="" aria-pressed={picked} aria-haspopup="dialog" onClick={onOpen}>
      <b>{letters}</b>
      {note ? <small>{note}</small> : null}
      {sound.image ? <img src={pictureUrl(sound.image)} alt="" /> : null}
      {picked ? (
        <span className="sound-badge" aria-hidden>
          <Check strokeWidth={3.4} />
        </span>
      ) : null}
    </button>
  )
}

function Waiting() {
  return (
    <section className="sound-panel panel" aria-busy="true" aria-label={m.cards_loading_the_sounds()}>
      <h2>{m.cards_consonants()}</h2>
      <div className="sound-grid is-six">
        {Array.from({ length: 12 }, (_, tile) => (
          <span key={tile} className="sound is-waiting" aria-hidden />
        ))}
      </div>
    </section>
  )
}

/** Returns a sound's picks plus what a search asked for. */
function withChecked(
  picked: Picks[string] | undefined,
  name: string,
  found: { name: string; checked: Picks[string] } | null,
): Picks[string] | undefined {
  if (found?.name !== name) return picked
  const [positions, kinds] = picked ?? [[], []]
  return [[...new Set([...positions, ...found.checked[0]])], [...new Set([...kinds, ...found.checked[1]])]]
}

/**
 * Grid of sound tiles; each opens its dialog of positions and kinds. `found` is a sound to open immediately, with what
 * to check in it.
 */
export function SoundGrid(props: {
  picks: Picks
  onPicks: (picks: Picks) => void
  found: { name: string; checked: Picks[string] } | null
}) {
  const { picks, onPicks } = props
  const sounds = useCall(getArticulations, { staleTime: listStaleMs })
  const options = useCall(getArticulationData, { staleTime: listStaleMs })
  const [asked, setAsked] = useState<string | null>(props.found?.name ?? null)
  const [open, setOpen] = useState(props.found !== null)
  // Applied once: reopening the dialog shows the actual picks.
  const [found, setFound] = useState(props.found)
  const close = () => {
    setOpen(false)
    setFound(null)
  }
  const sound = sounds.data?.data.find((one) => one.sound_name === asked) ?? null
  const groups = groupSounds(sounds.data?.data ?? [])
  return (
    <>
      <div className="sounds" data-groups={groups.length}>
        <h1 className="sr-only">{m.cards_choose_the_sounds_to_practice()}</h1>
        {sounds.isError || options.isError ? (
          <ListFailed onRetry={() => void Promise.all([sounds.refetch(), options.refetch()])}>
            {m.cards_we_couldnt_load_the_sounds()}
          </ListFailed>
        ) : null}
        {sounds.isPending ? <Waiting /> : null}
        {groups.map((group) => (
          <section key={group.name} className="sound-panel panel" aria-label={group.name} data-scan-group={group.name}>
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
        picked={sound ? withChecked(picks[sound.sound_name], sound.sound_name, found) : undefined}
        onClose={close}
        onDone={(pick) => {
          if (sound) onPicks({ ...picks, [sound.sound_name]: pick })
          close()
        }}
      />
    </>
  )
}
