import { m } from '#messages'
import { Link } from 'react-router'
import lockup from '../../assets/brand/lockup-on-dark.svg'

const columns: readonly { title: string; links: readonly (readonly [to: string, says: string])[] }[] = [
  {
    title: m.ui_marigold(),
    links: [
      ['/pricing', m.site_pricing()],
      ['/exploregames', m.ui_all_games()],
      ['/printables', m.site_printables()],
      ['/privacy', m.site_privacy()],
      ['/termsandconditions', m.site_terms_and_conditions()],
      ['/faq', 'FAQ'],
    ],
  },
  {
    title: m.site_your_field(),
    links: [
      ['/speechtherapyhub', m.site_speech_therapy()],
      ['/occupationaltherapy', m.site_occupational_therapy()],
      ['/behavioraltherapy', m.site_behavioral_therapy()],
      ['/schoolandorganisation', m.site_schools()],
    ],
  },
  {
    title: m.ui_help(),
    links: [
      ['/help', m.site_first_session()],
      ['/sessioncheck', m.ui_session_check()],
      ['/whatsnew', m.site_whats_new()],
      ['/accessibility', m.site_accessibility()],
    ],
  },
]

/** Footer of every page. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="foot relative bg-ink text-cream mt-6 forced-colors:[border-top:1px_solid_CanvasText] print:hidden scallop-top">
      <div className="wrap">
        <div>
          <Link className="logo" to="/">
            <img src={lockup} alt={m.site_marigold_home()} width="199" height="44" loading="lazy" />
          </Link>
          <p>{m.site_therapy_games_and_cards_that_are()}</p>
        </div>
        <nav aria-label={m.site_footer()}>
          {columns.map(({ title, links }) => (
            <div key={title}>
              <h2>{title}</h2>
              <ul>
                {links.map(([to, says]) => (
                  <li key={to}>
                    <Link to={to}>{says}</Link>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </nav>
        <p className="max-w-[none] m-0 text-small border-t border-t-[rgb(255_249_239_/_0.18)] pt-5.5 lg:col-span-full">
          {m.site_n2024_marigold({ year })}
        </p>
      </div>
    </footer>
  )
}
