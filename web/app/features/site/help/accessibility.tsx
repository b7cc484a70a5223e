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
        <li>Pages, cards and our own games can be used by keyboard alone, and you can see what has the focus.</li>
        <li>When another page opens, its title is announced and the focus moves to its heading.</li>
        <li>
          Cards and our games work with one switch that scans and with two switches. Cards also work with a presenter’s
          clicker.
        </li>
        <li>
          Every button and link on its own is at least 44 by 24 pixels. Most are 48 pixels or larger, and most of those
          in play 64. Links within a sentence are as tall as their line.
        </li>
        <li>Text can be enlarged to 200 percent, and cards have a big text of their own.</li>
        <li>
          If your device asks for less motion, decoration stands still and our games start in their calm look. Sound can
          be turned off.
        </li>
        <li>What a color says is also said by a word, a symbol or a shape.</li>
        <li>
          In the high-contrast colors of your system, buttons, fields and switches keep their edges and states. Pictures
          and the scenes of games keep their own colors.
        </li>
        <li>
          Cards have no time limit unless you set a timer, and answers that are shown for a moment can stay until the
          next card. Single-character keys can be switched off.
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
          cannot be done by ear alone. Most games, too, need to be seen.
        </li>
        <li>Game videos are silent and have no audio description; the steps beside them say the same.</li>
        <li>Voices for reading aloud are those of your device, and some devices have none.</li>
        <li>
          Games by other makers can be opened, paused and left by keyboard, but what is inside them is theirs, and we
          don’t check it.
        </li>
        <li>
          We have not tested with each screen reader, and no outside body has audited Marigold. What we say here comes
          from our own checks.
        </li>
      </ul>
    ),
  },
  {
    id: 'checked',
    title: 'How it is checked',
    body: (
      <p>
        Automatic checks run on our pages, cards and games with every change to them. Cards are used by keyboard and by
        switches in the same run, and a longer one plays every level of our games by pointer, by keyboard and with one
        and two switches. Automatic checks cannot find everything, which is why we ask you.
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
