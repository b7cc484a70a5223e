import { m } from '#messages'
import scene from '../../../assets/brand/lantern-river-wide.svg'
import { LinkButton } from '../../../ui/button.tsx'
import { AboutBlock } from '../home/about-block.tsx'

/** About page. */
export function About() {
  return (
    <>
      <section className="price-top about-top">
        <div className="wrap">
          <h1>{m.site_ready_when_the_session_starts()}</h1>
          <p className="lead">{m.site_marigold_brings_interactive_games_and_therapy()}</p>
          <div className="cta center">
            <LinkButton to="/exploregames">{m.ui_all_games()}</LinkButton>
            <LinkButton to="/pricing" look="quiet">
              {m.site_pricing()}
            </LinkButton>
          </div>
        </div>
      </section>
      <div className="about-gap" />
      <AboutBlock scene={scene} />
      <section className="sec sec-joined">
        <div className="wrap page-narrow prose text-body">
          <h2>{m.site_what_we_believe()}</h2>
          <ul className="plain-list">
            <li>{m.site_no_one_loses_a_turn_for()}</li>
            <li>{m.site_games_work_by_touch_keyboard_and()}</li>
            <li>{m.site_what_a_client_says_or_does()}</li>
            <li>{m.site_games_should_delight_a_six_year()}</li>
          </ul>
        </div>
      </section>
    </>
  )
}
