import { useState, type ReactNode } from 'react'
import { createPortal } from 'react-dom'

/** Copies the page's stylesheets into a frame. */
function copyStyles(inner: Document): void {
  for (const sheet of document.head.querySelectorAll('style, link[rel="stylesheet"]'))
    inner.head.append(inner.importNode(sheet, true))
  inner.documentElement.lang = document.documentElement.lang
}

/**
 * Shows a part of a page as wide as there is room for: in a frame, media queries answer by its width instead of the
 * window's. What is inside can be scrolled, but not used.
 */
export function PreviewFrame({ title, children }: { title: string; children: ReactNode }) {
  const [body, setBody] = useState<HTMLElement | null>(null)
  return (
    <>
      <iframe
        className="preview-frame"
        title={title}
        // Without it, the frame would be laid out as pages of the nineties were.
        srcDoc="<!doctype html>"
        onLoad={({ currentTarget: { contentDocument: inner } }) => {
          if (inner === null) return
          copyStyles(inner)
          setBody(inner.body)
        }}
      />
      {body
        ? createPortal(
            // What scrolls must be reachable by keys.
            // eslint-disable-next-line jsx-a11y-x/no-noninteractive-tabindex
            <div className="preview-page" role="region" aria-label={title} tabIndex={0}>
              <div inert>{children}</div>
            </div>,
            body,
          )
        : null}
    </>
  )
}
