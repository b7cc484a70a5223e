import { m } from '#messages'
import { Check, ExternalLink, MessageCircle, Mic, Video } from 'lucide-react'
import boy from '../../../assets/stickers/boy.svg'
import woman from '../../../assets/stickers/woman.svg'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

const offers = [
  m.site_scheduling(),
  m.site_intake_forms(),
  m.site_billing(),
  m.site_chat(),
  m.site_video_therapy(),
  m.site_online_payment(),
  m.site_24_hour_tech_support(),
]

function Call({ scene }: { scene: string | null }) {
  return (
    <div
      className="call self-center bg-dark-panel rounded-[22px] p-3 grid grid-cols-[1fr_1fr] gap-2.5"
      role="img"
      aria-label={m.site_a_video_session_two_people_and()}
    >
      <div className="share col-span-full [aspect-ratio:16_/_8.5] rounded-[14px] overflow-clip relative">
        {scene ? <img src={scene} alt="" loading="lazy" width="500" height="250" /> : null}
      </div>
      <div className="tile bg-[#bfe0d4] [--b:var(--mind)]">
        <img src={woman} alt="" loading="lazy" width="96" height="96" />
      </div>
      <div className="tile bg-[#ffd9a6] [--b:var(--ot)]">
        <img src={boy} alt="" loading="lazy" width="96" height="96" />
      </div>
      <div className="bar col-span-full flex justify-center gap-3 pt-1 px-0 pb-0.5">
        {[Mic, Video, MessageCircle].map((icon, index) => (
          <span key={index}>
            <Icon of={icon} />
          </span>
        ))}
      </div>
    </div>
  )
}

/**
 * The partner's virtual-therapy platform; the button is shown only if there is a partner. `scene` is the wide picture of
 * the game that the call shares.
 */
export function Promo({ partnerUrl, scene }: { partnerUrl: string | null; scene: string | null }) {
  return (
    <section className="promo [&_h2]:text-cream sec sec-joined">
      <div className="wrap">
        <div className="panel">
          <div>
            <h2>{m.site_seeing_clients_online()}</h2>
            <p className="lead">{m.site_our_partners_virtual_therapy_platform_runs()}</p>
            <ul className="ticks grid grid-cols-[1fr] gap-y-2.5 gap-x-5 mt-5.5 mx-0 mb-6.5 min-[560px]:grid-cols-[1fr_1fr]">
              {offers.map((offer) => (
                <li key={offer}>
                  <Icon of={Check} />
                  {offer}
                </li>
              ))}
            </ul>
            {partnerUrl && (
              <a className={buttonClass({})} href={partnerUrl} target="_blank" rel="noreferrer">
                {m.site_see_virtual_therapy()} <Icon of={ExternalLink} />
                <span className="sr-only">{m.ui_opens_in_a_new_tab()}</span>
              </a>
            )}
          </div>
          <Call scene={scene} />
        </div>
      </div>
    </section>
  )
}
