import { checkConsoleCard, type CardTable, type CardValues } from '@marigold/contract'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { call } from '../../../platform/calls/api-client.ts'
import { queryClient } from '../../../platform/calls/query-client.ts'
import { after } from '../../../platform/time/timers.ts'

const pauseMs = 350

/** Returns a text once it hasn't changed for a moment. */
function useSettled(text: string): string {
  const [settled, setSettled] = useState(text)
  useEffect(() => after(pauseMs, () => setSettled(text)), [text])
  return settled
}

/** Checks a card while it's edited. `isCurrent` is false while an answer is about older values. */
export function useCardCheck(table: CardTable, id: number | null, values: CardValues) {
  const text = JSON.stringify(values)
  const settled = useSettled(text)
  const { data, isError, isPlaceholderData } = useQuery(
    {
      queryKey: ['check card', table, id, settled],
      queryFn: ({ signal }) =>
        call(checkConsoleCard, {
          params: { table },
          body: { id, fields: JSON.parse(settled) as CardValues },
          signal,
        }),
      placeholderData: keepPreviousData,
      retry: false,
    },
    queryClient,
  )
  return { checked: data, isError, isCurrent: settled === text && !isPlaceholderData && data !== undefined }
}
