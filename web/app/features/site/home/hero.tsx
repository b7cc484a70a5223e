import { m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { Link } from 'react-router'
import lanternLayer from '../../../assets/brand/hero-lantern.svg'
import lanternLayerTall from '../../../assets/brand/hero-lantern-tall.svg'
import river from '../../../assets/brand/hero-river.svg'
import riverTall from '../../../assets/brand/hero-river-tall.svg'
import sign from '../../../assets/brand/sign.svg'
import lion from '../../../assets/stickers/lion.svg'
import { LinkButton, buttonClass } from '../../../ui/button.tsx'
import { disciplines, Tag } from '../../../ui/tag.tsx'
import { TrialFlowers } from './sample-card.tsx'

/** By name only: their covers are on the shelf below. */
const alsoIn = [m.site_lantern_river(), m.site_patient_orchard(), m.site_tide_breath()]

/** The shore between text and water: an S curve, vertical beside the text and horizontal on phones. */
function Bank() {
  return (
    <>
      <svg className="bank v" viewBox="0 0 130 700" preserveAspectRatio="none" aria-hidden>
        <path
          d="M0 0H96C40 120 44 190 84 300S122 480 62 580C44 620 52 660 70 700H0Z"
          className="fill-paper opacity-35"
        />
        <path d="M0 0H80C26 120 30 190 68 300S104 480 46 580C28 620 36 660 54 700H0Z" className="fill-sand" />
        <path d="M0 0H58C8 120 12 190 48 300S82 480 26 580C10 620 16 660 34 700H0Z" className="fill-cream" />
      </svg>
      <svg className="bank h" viewBox="0 0 390 64" preserveAspectRatio="none" aria-hidden>
        <path d="M0 0V52C60 66 130 20 210 34S340 62 390 30V0Z" className="fill-paper opacity-35" />
        <path d="M0 0V42C60 56 130 10 210 24S340 52 390 20V0Z" className="fill-sand" />
        <path d="M0 0V30C60 44 130 -2 210 12S340 40 390 8V0Z" className="fill-cream" />
      </svg>
    </>
  )
}

function Scene() {
  return (
    <div className="hero-scene relative h-125 mt-3 md:absolute md:[inset:0_0_0_50%] md:h-auto md:m-0 xl:left-[calc(50%_-_76px)] min-[1500px]:left-[calc(50%_-_var(--page)_/_2_+_590px)]">
      <picture>
        <source media="(max-width: 759px)" srcSet={riverTall} />
        <img className="bg" src={river} fetchPriority="high" alt={m.site_paper_lanterns_float_down_a_river()} />
      </picture>
      <picture className="hero-lantern">
        <source media="(max-width: 759px)" srcSet={lanternLayerTall} />
        <img className="bg" src={lanternLayer} fetchPriority="high" alt="" />
      </picture>
      <Bank />
      <div className="absolute inset-0 z-2 pointer-events-none">
        <div className="tcard">
          <div className="in">
            <div className="row">
              <span>{m.ui_articulation()}</span>
              <span>{m.site_l_initial()}</span>
            </div>
            <div className="pic">
              <img src={lion} alt={m.site_a_lion()} width="128" height="128" />
            </div>
            <div className="word">
              <ParaglideMessage message={m.site_l_ion} markup={{ b: ({ children }) => <b>{children}</b> }} />
            </div>
            <TrialFlowers done={2} fills />
          </div>
        </div>
        <div
          className="hud absolute right-4 bottom-4.5 flex items-center gap-2.5 md:top-5.5 md:[align-items:end] xl:right-10 xl:bottom-8 min-[1500px]:right-[max(40px,50vw_-_800px)]"
          aria-hidden
        >
          <span className="turn">
            <i />
            {m.site_orange_lanterns_turn()}
          </span>
          <span className="wheel">
            <img src={sign} alt="" width="82" height="82" />
          </span>
        </div>
      </div>
    </div>
  )
}

/** Hero: a card on the shore and its game on the water. `active` users get a link to all games. */
export function Hero({ active }: { active: boolean }) {
  return (
    <section className="hero relative overflow-clip isolate md:min-h-155 md:grid xl:min-h-165 min-[1500px]:min-h-180">
      <div className="wrap">
        <div className="relative [padding-block:40px_28px] md:py-14 md:pr-2 xl:pr-10">
          <div className="flex flex-wrap gap-2 mb-4.5">
            {disciplines.map(({ code }) => (
              <Tag key={code} name={code} large />
            ))}
          </div>
          <h1>
            <span>{m.site_say_the_word()}</span> <span>{m.site_float_the_lantern()}</span>
          </h1>
          <p className="lead">{m.site_put_any_therapy_card_inside_any()}</p>
          <div className="cta">
            <LinkButton to="/myaccount">{m.site_get_started()}</LinkButton>
            {active ? (
              <Link className={buttonClass({ look: 'quiet' }, 'cta-second')} to="/exploregames">
                {m.ui_all_games()}
              </Link>
            ) : (
              <a className={buttonClass({ look: 'quiet' }, 'cta-second')} href="#free">
                {m.ui_free_games()}
              </a>
            )}
          </div>
          <div className="again flex flex-wrap items-center gap-3 mt-7 text-body text-ink-2 [&_span]:whitespace-nowrap [&_ul]:flex [&_ul]:flex-wrap [&_ul]:gap-2">
            <span>{m.site_the_same_card_works_in()}</span>
            <ul>
              {alsoIn.map((name) => (
                <li key={name}>
                  <Tag>{name}</Tag>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
      <Scene />
    </section>
  )
}
