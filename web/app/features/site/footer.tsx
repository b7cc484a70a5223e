import { Link } from 'react-router'
import lockup from '../../assets/brand/lockup-on-dark.svg'

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
          <ul>
            <li>
              <Link to="/pricing">Pricing</Link>
            </li>
            <li>
              <Link to="/exploregames">All Games</Link>
            </li>
            <li>
              <Link to="/privacy">Privacy</Link>
            </li>
            <li>
              <Link to="/termsandconditions">Terms and Conditions</Link>
            </li>
            <li>
              <Link to="/faq">FAQ</Link>
            </li>
            <li>
              <Link to="/sessioncheck">Session check</Link>
            </li>
          </ul>
        </nav>
        <p className="copy">© 2024–{year} Marigold</p>
      </div>
    </footer>
  )
}
