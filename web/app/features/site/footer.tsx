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
    <footer className="foot scallop-top">
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
        <p className="copy">© 2024–{year} Marigold</p>
      </div>
    </footer>
  )
}
