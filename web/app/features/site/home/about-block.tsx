import wide from '../../../assets/brand/lantern-river-wide.svg'
import lion from '../../../assets/stickers/lion.svg'
import { DisciplineMark, disciplines } from '../../../ui/tag.tsx'
import { Tries } from './sample-card.tsx'

const says = {
  SLP: 'Sounds in words, phrases and sentences, and taking turns, with cards in every game.',
  OT: 'Waiting, planning and choosing the moment, by touch, keyboard or a single switch.',
  MIND: 'Calm breathing, patience and social skills, in games where nobody is knocked out.',
}

function Places() {
  return (
    <div
      className="places relative aspect-640/460 max-w-160 w-full mx-auto [container-type:inline-size]"
      role="img"
      aria-label="One card in three places: on a smart board inside a game, on a tablet and on a phone"
    >
      <div className="board absolute left-[6%] top-0 w-[82%] aspect-16/10 [border:1.8cqi_solid_var(--dark-panel)] [border-radius:3cqi] overflow-clip bg-night [box-shadow:var(--shadow)]">
        <img src={wide} alt="" loading="lazy" width="640" height="320" />
        <div className="tcard">
          <div className="in">
            <div className="pic">
              <img src={lion} alt="" loading="lazy" width="128" height="128" />
            </div>
            <div className="word">
              <b>l</b>ion
            </div>
            <Tries done={1} />
          </div>
        </div>
      </div>
      <div className="pad">
        <img src={lion} alt="" loading="lazy" width="96" height="96" />
        <b>lion</b>
      </div>
      <div className="phone absolute left-0 bottom-0 w-[20%] aspect-9/17 [border:1.4cqi_solid_var(--ink)] [border-radius:3.6cqi] bg-paper [box-shadow:var(--shadow)] grid place-items-center content-center gap-[2cqi]">
        <img src={lion} alt="" loading="lazy" width="72" height="72" />
        <b>lion</b>
      </div>
    </div>
  )
}

/** Who Marigold is for, and one card in three places. */
export function AboutBlock() {
  return (
    <section className="about [&_h2]:mb-4 sec sec-joined">
      <div className="wrap">
        <div>
          <h2>About Marigold</h2>
          <p className="lead">
            Marigold is for the person who runs the session. Choose what to practice, choose a game that makes it worth
            a child’s while, and begin.
          </p>
          <p className="lead">
            The games are made for all ages, from small children to adults. The cards work on any smart board, on a
            tablet between two people, and over a video call: in the room or remote.
          </p>
        </div>
        <Places />
        <ul className="three">
          {disciplines.map(({ code }) => (
            <li key={code}>
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
