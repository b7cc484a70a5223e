import type { TextBlock, TextSpan } from '@marigold/contract'
import { Link } from 'react-router'

function Span({ span: { text, bold = false, to } }: { span: TextSpan }) {
  if (bold) return <b>{text}</b>
  if (to === undefined) return text
  return to.startsWith('/') ? (
    <Link to={to}>{text}</Link>
  ) : (
    <a href={to} rel="noreferrer">
      {text}
    </a>
  )
}

const Line = ({ line }: { line: TextSpan[] }) => line.map((span, at) => <Span key={at} span={span} />)

/** A text with paragraphs, lists, bold words, and links. */
export function RichText({ blocks }: { blocks: readonly TextBlock[] }) {
  return blocks.map((block, at) =>
    block.kind === 'paragraph' ? (
      <p key={at}>
        <Line line={block.line} />
      </p>
    ) : (
      <ul key={at}>
        {block.items.map((item, place) => (
          <li key={place}>
            <Line line={item} />
          </li>
        ))}
      </ul>
    ),
  )
}
