import { locale, m } from '#messages'
import { ParaglideMessage } from '@inlang/paraglide-js-react'
import { endGuestLink, getGuestLinks, createGuestLink, type GuestLink, type GuestLinkTarget } from '@marigold/contract'
import { useState } from 'react'
import { call } from '../platform/calls/api-client.ts'
import { useAction } from '../platform/calls/use-action.ts'
import { logFailure } from '../platform/log.ts'
import { invalidateQuery, updateCache, useCall } from '../platform/calls/query-client.ts'
import { formatCode } from '../platform/words/spoken-code.ts'
import { readToken } from '../platform/session/token.ts'
import { useToken } from '../platform/session/use-token.ts'
import { Button } from '../ui/button.tsx'
import { ShareCode } from '../ui/share-code.tsx'
import { LoadFailed, Notice } from '../ui/notice.tsx'

const errorText = (error: unknown) => (error instanceof Error ? error.message : m.ui_that_didnt_work_please_try_again())
const formatTime = (at: string) => new Date(at).toLocaleTimeString(locale, { hour: 'numeric', minute: '2-digit' })

const openedText = ({ opened }: GuestLink) =>
  opened === 0 ? m.players_not_opened_yet() : m.players_opened_times({ opened })

/** Returns the active links. Created and ended links survive a stale response. */
function useLinks() {
  const token = useToken()
  const asked = useCall(getGuestLinks, { who: token ?? null, enabled: typeof token === 'string', staleTime: 0 })
  const [problem, setProblem] = useState('')
  /** Returns true if the link has ended. */
  const end = async (id: number) => {
    setProblem('')
    try {
      await call(endGuestLink, { params: { id } })
    } catch (error) {
      logFailure('A guest link could not be ended', error)
      setProblem(errorText(error))
      // A link that has ended in the meantime leaves the list.
      void invalidateQuery({ queryKey: [getGuestLinks.path] })
      return false
    }
    void updateCache<{ links: GuestLink[] }>([getGuestLinks.path, null, null, readToken()], ({ links }) => ({
      links: links.filter((link) => link.id !== id),
    }))
    return true
  }
  return { links: asked.data?.links ?? [], failed: asked.isError, retry: () => void asked.refetch(), problem, end }
}

function Links(props: { links: readonly GuestLink[]; onEnd: (id: number) => void }) {
  if (props.links.length === 0) return null
  return (
    <section
      className="guest-links w-full pt-3 [border-top:1.5px_solid_var(--line)] [&_h3]:text-body/[1.3] [&_h3]:font-[650] [&_h3]:font-text"
      aria-label={m.players_links_that_are_open()}
    >
      <h3>{m.players_links_that_are_open()}</h3>
      <ul>
        {props.links.map((link) => (
          <li key={link.id}>
            <span>
              <ParaglideMessage
                message={m.players_until}
                inputs={{ title: link.title, formatTime: formatTime(link.ends_at), openedText: openedText(link) }}
                markup={{ b: ({ children }) => <b>{children}</b> }}
              />
            </span>
            <Button
              look="quiet"
              size="small"
              aria-label={m.players_end_the_link_to({ title: link.title })}
              onClick={() => props.onEnd(link.id)}
            >
              {m.players_end()}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** Creates a share link, shows its code, and ends links. */
export function GuestLinkPanel({ opens, title }: { opens: GuestLinkTarget; title: string }) {
  const [made, setMade] = useState<{ id: number; code: string } | null>(null)
  const { run, busy, problem: refused } = useAction('A guest link could not be made', errorText)
  const { links, failed, retry, problem, end } = useLinks()
  const make = async () => {
    const { link, code } = await call(createGuestLink, { body: opens })
    setMade({ id: link.id, code })
    // Refetch all links: creating one too many ends the oldest.
    void invalidateQuery({ queryKey: [getGuestLinks.path] })
  }
  const endOne = async (id: number) => {
    if (await end(id)) setMade((now) => (now?.id === id ? null : now))
  }
  return (
    <div className="grid gap-4 justify-items-start">
      {made ? (
        <ShareCode path="/guest" code={made.code}>
          <p>
            <ParaglideMessage
              message={m.players_the_client_scans_the_code_or}
              inputs={{ host: window.location.host }}
              markup={{ b: ({ children }) => <b>{children}</b> }}
            />
          </p>
          <p className="code-letters text-title/[1.3] font-bold font-text tracking-[0.04em] tabular-nums [user-select:all]">
            {formatCode(made.code)}
          </p>
          <p className="code-small">{m.players_it_opens_for_two_hours_this({ title })}</p>
        </ShareCode>
      ) : (
        <>
          <p>
            <ParaglideMessage
              message={m.players_a_client_opens_on_a_device}
              inputs={{ title }}
              markup={{ b: ({ children }) => <b>{children}</b> }}
            />
          </p>
          <Button onClick={() => void run(make)} disabled={busy}>
            {busy ? m.players_making_the_link() : m.players_make_a_guest_link()}
          </Button>
        </>
      )}
      {refused || problem ? <Notice tone="bad">{refused || problem}</Notice> : null}
      {failed ? <LoadFailed onRetry={retry}>{m.players_we_couldnt_load_the_open_links()}</LoadFailed> : null}
      <Links links={links} onEnd={(id) => void endOne(id)} />
    </div>
  )
}
