import { Link } from 'react-router'
import { TextPage, type Part } from '../texts/text-page.tsx'

interface News {
  id: string
  title: string
  /** The month of the release. */
  on: string
  lines: Part['body'][]
}

const news: News[] = [
  {
    id: 'workspace',
    title: 'A work space, and a hub for each field',
    on: 'November 2026',
    lines: [
      <>
        Your <Link to="/speechtherapyhub_new">work space</Link> opens the cards that you had last, your saved sets and
        your recent games, each by one touch.
      </>,
      <>
        Hubs for <Link to="/speechtherapyhub">speech</Link>, <Link to="/occupationaltherapy">occupational</Link> and{' '}
        <Link to="/behavioraltherapy">behavioral therapy</Link> and for <Link to="/schoolandorganisation">schools</Link>
        .
      </>,
      <>
        A <Link to="/gameworkspace">launcher</Link> for use in front of a client: large tiles and nothing else.
      </>,
      <>
        <Link to="/help">Help for the first session</Link>, and a sheet of all keys on <kbd>?</kbd>.
      </>,
    ],
  },
  {
    id: 'print',
    title: 'Sheets for home',
    on: 'November 2026',
    lines: [
      <>Flash cards, memory, bingo, home practice, booklets and more from any set, on A4 or US Letter, or as a PDF.</>,
      <>Feelings at home and Hands at home: sheets that need no cards.</>,
    ],
  },
  {
    id: 'cards',
    title: 'Sets, own cards and scoring',
    on: 'November 2026',
    lines: [
      <>Saved sets belong to your account and wait on all your devices.</>,
      <>My cards: your own words, with a picture and a recording that stay on your device.</>,
      <>Scoring in a window of its own or on your phone, for video calls.</>,
      <>Guest links open one game or one set on a client’s own device, without an account, for two hours.</>,
    ],
  },
]

const parts: Part[] = news.map(({ id, title, on, lines }) => ({
  id,
  title,
  body: (
    <>
      <p className="-mt-1.5 mx-0 mb-3 text-ink-2">{on}</p>
      <ul>
        {lines.map((line, at) => (
          <li key={at}>{line}</li>
        ))}
      </ul>
    </>
  ),
}))

/** What has changed for those who use Marigold, the newest first. */
export function WhatsNew() {
  return <TextPage title="What’s new" lead="What has changed, the newest first." parts={parts} />
}
