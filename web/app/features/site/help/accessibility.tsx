import { Link } from 'react-router'
import { TextPage, type Part } from '../texts/text-page.tsx'

const parts: Part[] = [
  {
    id: 'aim',
    title: 'What we aim for',
    body: (
      <p>
        Marigold is made for people with real difficulties, and for those who help them. Our own pages, the therapy
        cards and our games are built toward the Web Content Accessibility Guidelines (WCAG) 2.2, level AA.
      </p>
    ),
  },
  {
    id: 'does',
    title: 'What works',
    body: (
      <ul>
        <li>Everything can be reached and used by keyboard, and what has the focus shows it.</li>
        <li>
          Cards and our games work with one switch that scans and with two switches; cards with a presenter’s clicker
          too.
        </li>
        <li>
          Controls are 48 pixels or larger, in play most of them 64. Only links within a sentence are as tall as its
          line.
        </li>
        <li>Text can be enlarged to 200 percent, and the cards have a big text of their own.</li>
        <li>
          If your device asks for less motion, nothing moves by itself. Games also have a calm look without it, and
          sound can be turned off.
        </li>
        <li>Color is never the only sign: there is a word, a symbol or a shape with it.</li>
        <li>High-contrast colors of the system are kept.</li>
        <li>
          No time runs out in cards unless you set a timer, and what shows for a moment can stay until the next card.
          Single-character keys can be switched off.
        </li>
        <li>Pages have headings, landmarks and names for screen readers.</li>
      </ul>
    ),
  },
  {
    id: 'limits',
    title: 'What does not, or not yet',
    body: (
      <ul>
        <li>
          The point of many cards is a picture. It has a short description, but a task such as ‘find the small one’
          cannot be done by ear alone.
        </li>
        <li>Films that show a game have no sound and no audio description; the steps beside them say the same.</li>
        <li>Voices for reading aloud are those of your device, and some devices have none.</li>
        <li>
          Games that others made and that play in our frame are pressed, paused and left by keyboard, but what is inside
          them is theirs.
        </li>
        <li>No outside body has audited Marigold. What we say here comes from our own checks.</li>
      </ul>
    ),
  },
  {
    id: 'checked',
    title: 'How it is checked',
    body: (
      <p>
        Automatic checks for barriers run on our pages, cards and games, in the states that people meet, with every
        change to them. Cards are used by keyboard and by switches in the same run, and a longer one plays every level
        of our games in each of these ways. They cannot find everything, which is why we ask you.
      </p>
    ),
  },
  {
    id: 'tell',
    title: 'Tell us',
    body: (
      <p>
        If something keeps you or a client out, <Link to="/contactus">write to us</Link>: what you wanted to do, on what
        device, and with which aid. Please leave out names of clients. We answer, and say whether and when it can be
        mended.
      </p>
    ),
  },
]

/** What is accessible, what is not, and whom to tell. */
export function Accessibility() {
  return <TextPage title="Accessibility" lead="What works, what does not, and whom to tell." parts={parts} />
}
