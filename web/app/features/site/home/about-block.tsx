import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import lion from '../../../assets/stickers/lion.svg'
import { DisciplineMark, disciplines } from '../../../ui/tag.tsx'
import { TrialFlowers } from './sample-card.tsx'

const says = {
  SLP: m.site_sounds_in_words_phrases_and_sentences(),
  OT: m.site_waiting_planning_and_choosing_the_moment(),
  MIND: m.site_calm_breathing_patience_and_social_skills(),
}

function Places({ scene }: { scene: string | null }) {
  return (
    <div
      className="places relative aspect-640/460 max-w-160 w-full mx-auto [container-type:inline-size]"
      role="img"
      aria-label={m.site_one_card_in_three_places_on()}
    >
      <div className="board absolute left-[6%] top-0 w-[82%] aspect-16/10 [border:1.8cqi_solid_var(--dark-panel)] [border-radius:3cqi] overflow-clip bg-night [box-shadow:var(--shadow)]">
        {scene ? <img src={scene} alt="" loading="lazy" width="640" height="320" /> : null}
        <div className="tcard">
          <div className="in">
            <div className="pic">
              <img src={lion} alt="" loading="lazy" width="128" height="128" />
            </div>
            <div className="word">
              <ParaglideMessage message={m.site_l_ion} markup={{ b: ({ children }) => <b>{children}</b> }} />
            </div>
            <TrialFlowers done={1} />
          </div>
        </div>
      </div>
      <div className="pad">
        <img src={lion} alt="" loading="lazy" width="96" height="96" />
        <b>{m.site_lion()}</b>
      </div>
      <div className="phone absolute left-0 bottom-0 w-[20%] aspect-9/17 [border:1.4cqi_solid_var(--ink)] [border-radius:3.6cqi] bg-paper [box-shadow:var(--shadow)] grid place-items-center content-center gap-[2cqi]">
        <img src={lion} alt="" loading="lazy" width="72" height="72" />
        <b>{m.site_lion()}</b>
      </div>
    </div>
  )
}

/** Who Marigold is for, and one card in three settings. `scene` is a game's wide picture, for the board. */
export function AboutBlock({ scene }: { scene: string | null }) {
  return (
    <section className="about [&_h2]:mb-4 sec sec-joined">
      <div className="wrap">
        <div>
          <h2>{m.site_about_marigold()}</h2>
          <p className="lead">{m.site_marigold_is_for_the_person_who()}</p>
          <p className="lead">{m.site_the_games_are_made_for_all()}</p>
        </div>
        <Places scene={scene} />
        <ul className="three">
          {disciplines.map(({ code }) => (
            <li key={code} className="panel">
              <DisciplineMark code={code} />
              <h3>{code}</h3>
              <p>{says[code]}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
