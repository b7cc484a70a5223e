import { Check, ExternalLink, MessageCircle, Mic, Video } from 'lucide-react'
import shared from '../../../assets/brand/lantern-river-wide.svg'
import boy from '../../../assets/stickers/boy.svg'
import woman from '../../../assets/stickers/woman.svg'
import { buttonClass } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icon.tsx'

const offers = [
  'Scheduling',
  'Intake forms',
  'Billing',
  'Chat',
  'Video therapy',
  'Online payment',
  '24-hour tech support',
]

function Call() {
  return (
    <div className="call" role="img" aria-label="A video session: two people and the game they share">
      <div className="share">
        <img src={shared} alt="" loading="lazy" width="500" height="250" />
      </div>
      <div className="tile tile-adult">
        <img src={woman} alt="" loading="lazy" width="96" height="96" />
      </div>
      <div className="tile tile-child">
        <img src={boy} alt="" loading="lazy" width="96" height="96" />
      </div>
      <div className="bar">
        {[Mic, Video, MessageCircle].map((icon, index) => (
          <span key={index}>
            <Icon of={icon} />
          </span>
        ))}
      </div>
    </div>
  )
}

/** The partner's virtual-therapy platform, as they describe it; its button only where there is a partner. */
export function Promo({ partnerUrl }: { partnerUrl: string | null }) {
  return (
    <section className="promo sec sec-joined">
      <div className="wrap">
        <div className="panel">
          <div>
            <h2>Seeing clients online?</h2>
            <p className="lead">The virtual therapy platform of our partner runs the practice around the session.</p>
            <ul className="ticks">
              {offers.map((offer) => (
                <li key={offer}>
                  <Icon of={Check} />
                  {offer}
                </li>
              ))}
            </ul>
            {partnerUrl && (
              <a className={buttonClass({})} href={partnerUrl} target="_blank" rel="noreferrer">
                See virtual therapy <Icon of={ExternalLink} />
                <span className="sr-only">(opens in a new tab)</span>
              </a>
            )}
          </div>
          <Call />
        </div>
      </div>
    </section>
  )
}
