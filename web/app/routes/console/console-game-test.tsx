import { m } from '#messages'
import { testGamePackage } from '@marigold/contract'
import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { useFullScreen } from '../../features/cards/viewer/use-full-screen.ts'
import { GuestGame } from '../../features/play/guest-game.tsx'
import { NotFound } from '../../features/site/not-found.tsx'
import { call } from '../../platform/calls/api-client.ts'
import { queryClient } from '../../platform/calls/query-client.ts'
import { useSession } from '../../platform/session/session.ts'
import type { RouteHandle } from '../../route-handle.ts'
import { Spinner } from '../../ui/spinner.tsx'

export const handle: RouteHandle = { bare: true, ownFocus: true, startNow: true }

export const meta = () => [{ title: m.games_games_marigold() }, { name: 'robots', content: 'noindex' }]

/** Plays a version of a game in the real player, before it goes live. Nothing is stored. */
export default function ConsoleGameTestPage() {
  const { id = '', version = '' } = useParams()
  const { token } = useSession()
  const fullScreen = useFullScreen()
  const { data, isError } = useQuery(
    {
      queryKey: ['test game', id, version, token],
      queryFn: () => call(testGamePackage, { params: { id: Number(id) }, body: { version: Number(version) } }),
      enabled: token !== null,
      staleTime: Infinity,
      retry: false,
    },
    queryClient,
  )
  const leaveTo = `/console/games/${id}`
  if (data)
    return (
      <GuestGame
        {...{ game: data.game, url: data.play_url, fullScreen, leaveTo }}
        note={m.games_test_of_version({ version })}
      />
    )
  return (
    <main className="min-h-dvh grid place-content-center p-6" id="main">
      {isError || token === null ? <NotFound /> : <Spinner label={m.games_opening_the_version()} />}
    </main>
  )
}
