import { LinkButton } from '../../../ui/button.tsx'
import { AboutBlock } from '../home/about-block.tsx'

/** What Marigold is and whom it is for. */
export function About() {
  return (
    <>
      <section className="price-top about-top">
        <div className="wrap">
          <h1>Ready when the session starts</h1>
          <p className="lead">
            Marigold brings interactive games and therapy cards together. Any set of cards can be shown on its own or
            inside any game, so practice becomes the way to the next turn.
          </p>
          <div className="cta center">
            <LinkButton to="/exploregames">All Games</LinkButton>
            <LinkButton to="/pricing" look="quiet">
              Pricing
            </LinkButton>
          </div>
        </div>
      </section>
      <div className="about-gap" />
      <AboutBlock />
      <section className="sec sec-joined">
        <div className="wrap page-narrow prose text-[18px]">
          <h2>What we hold to</h2>
          <ul className="plain-list">
            <li>Nobody loses a turn for a try that was not right. A wrong answer is a reason to try again.</li>
            <li>Games work by touch, keyboard and a single switch, with movement and sound turned down when wanted.</li>
            <li>What a client says or does in a session stays on the device.</li>
            <li>
              Games should please a six-year-old and not embarrass a fourteen-year-old or an adult relearning speech.
            </li>
          </ul>
        </div>
      </section>
    </>
  )
}
