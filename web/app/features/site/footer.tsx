import { Link } from 'react-router'
import lockup from '../../assets/brand/lockup-on-dark.svg'

const columns: readonly { title: string; links: readonly (readonly [to: string, says: string])[] }[] = [
  {
    title: 'Marigold',
    links: [
      ['/pricing', 'Pricing'],
      ['/exploregames', 'All Games'],
      ['/privacy', 'Privacy'],
      ['/termsandconditions', 'Terms and Conditions'],
      ['/faq', 'FAQ'],
    ],
  },
  {
    title: 'Your field',
    links: [
      ['/speechtherapyhub', 'Speech therapy'],
      ['/occupationaltherapy', 'Occupational therapy'],
      ['/behavioraltherapy', 'Behavioral therapy'],
      ['/schoolandorganisation', 'Schools'],
    ],
  },
  {
    title: 'Help',
    links: [
      ['/help', 'First session'],
      ['/sessioncheck', 'Session check'],
      ['/whatsnew', 'What’s new'],
      ['/accessibility', 'Accessibility'],
    ],
  },
]

/** The foot of every page of the site. */
export function Footer({ year }: { year: number }) {
  return (
    <footer className="foot relative bg-ink text-cream mt-6 forced-colors:[border-top:1px_solid_CanvasText] print:hidden scallop-top">
      <div className="wrap">
        <div>
          <Link className="logo" to="/">
            <img src={lockup} alt="Marigold, home" width="199" height="44" loading="lazy" />
          </Link>
          <p>Therapy games and cards that are ready when the session starts.</p>
        </div>
        <nav aria-label="Footer">
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
        <p className="max-w-[none] m-0 text-[15px] border-t border-t-[rgb(255_249_239_/_0.18)] pt-5.5 lg:col-span-full">
          © 2024–{year} Marigold
        </p>
      </div>
    </footer>
  )
}
