import { Link } from 'react-router'
import { LinkButton } from '../../../ui/button.tsx'
import { TextPage, type Part } from '../texts/text-page.tsx'
import { KeyTables } from './key-tables.tsx'

const parts: Part[] = [
  {
    id: 'before',
    title: 'Before the session',
    body: (
      <ol className="help-steps">
        <li>
          Open the <Link to="/sessioncheck">session check</Link> on the device and the network that you will use. It
          tries sound and picture, and tells how to share the screen in a call.
        </li>
        <li>
          On a tablet, turn it across. Every game and every card fits without scrolling, and the screen’s full-screen
          button takes the browser away.
        </li>
      </ol>
    ),
  },
  {
    id: 'cards',
    title: 'Choose what to practice',
    body: (
      <>
        <ol className="help-steps">
          <li>
            Open <Link to="/therapycard">Therapy Cards</Link>, choose Articulation, Language, Fluency or several of
            them, and press Next.
          </li>
          <li>Articulation: press a sound, choose its positions and whether words, phrases or sentences, then Done.</li>
          <li>Language: press a goal, check its parts, then Done. Fluency: choose levels by how long they are.</li>
          <li>Press Play cards. Save set keeps the choice under a name, on all your devices.</li>
        </ol>
        <p>
          A word such as ‘rabbit’ or a goal typed into the search finds its place at once. Your own words and pictures
          go under My cards.
        </p>
      </>
    ),
  },
  {
    id: 'score',
    title: 'Show the cards and score',
    body: (
      <>
        <p>
          Touch the edges of the screen to go on and back, or use arrow keys. Below the card stand Correct, Close and
          Not yet, and how much help was given. Nothing on the screen says that an answer was wrong.
        </p>
        <p>
          The controls fade while nobody touches the screen, and come back at any touch. Settings change how big words
          are, what is hidden, how many tries a card gets and much more.
        </p>
      </>
    ),
  },
  {
    id: 'game',
    title: 'Put the cards into a game',
    body: (
      <ol className="help-steps">
        <li>
          Open a game from <Link to="/exploregames">All Games</Link> or, in front of a client, from the{' '}
          <Link to="/gameworkspace">launcher</Link>: large tiles, no menus and no prices.
        </li>
        <li>Press Cards. The game stops; choose cards as before, or continue with those you had last.</li>
        <li>In games with turns, say how many tries open at each turn. The game goes on by itself afterwards.</li>
        <li>Back to game goes on where the game stood.</li>
      </ol>
    ),
  },
  {
    id: 'group',
    title: 'A group with different goals',
    body: (
      <p>
        Press Players beside the cards, or Cards in a game, and give each player a set. Each has a color and a symbol; a
        name stays on this device. The tally is kept for each player apart.
      </p>
    ),
  },
  {
    id: 'after',
    title: 'After the session',
    body: (
      <ol className="help-steps">
        <li>The summary holds tries, percent and cues for your note, ready to be copied.</li>
        <li>
          <Link to="/therapycard/print?cards=used">Print</Link> what was practiced: home practice, bingo, memory and
          more, on A4 or US Letter, or as a PDF.
        </li>
        <li>Tallies and names stay on the device. They can be saved as a file and read again from there.</li>
      </ol>
    ),
  },
  {
    id: 'remote',
    title: 'Over a video call',
    body: (
      <p>
        Share the tab, with its sound, from Chrome or Edge. The scoring can stand in a window of its own that you do not
        share, or on your phone. If your call lets the other person control your screen, they can play too. Or give them
        a Guest link, beside the game or the cards: it opens this one game or set on their own device, without an
        account, for two hours.
      </p>
    ),
  },
  {
    id: 'access',
    title: 'Without touch: keyboard and switches',
    body: (
      <>
        <p>
          Cards and games work by keyboard, by one switch that scans and by two switches. Switches are set in the
          settings of the cards and of each game. Press <kbd>?</kbd> on any page to see the keys.
        </p>
        <KeyTables />
      </>
    ),
  },
  {
    id: 'stuck',
    title: 'When something does not work',
    body: (
      <>
        <p>
          In a game, the flag reports a problem together with the game’s level and your browser. Everywhere else, the
          bug report in your <Link to="/myaccount#report">account</Link> does. Please leave out names of clients.
        </p>
        <div className="help-more flex flex-wrap gap-3 mt-5 print:hidden">
          <LinkButton to="/faq" look="quiet">
            FAQ
          </LinkButton>
          <LinkButton to="/contactus" look="quiet">
            Contact Us
          </LinkButton>
        </div>
      </>
    ),
  },
]

/** The first session, step by step. */
export function FirstSession() {
  return <TextPage title="Your first session" lead="From choosing cards to the note, step by step." parts={parts} />
}
