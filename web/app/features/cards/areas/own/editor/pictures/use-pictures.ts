import { getCardPictures } from '@marigold/contract'
import { useMemo } from 'react'
import { useCall } from '../../../../../../platform/calls/query-client.ts'
import { indexPictures, type PictureIndex } from '../suggest-picture.ts'

const none: PictureIndex = { entries: [] }

/** Returns all of our pictures as a search index; empty until they are loaded. */
export function usePictures(): PictureIndex {
  const { data } = useCall(getCardPictures, { staleTime: Infinity })
  return useMemo(() => (data ? indexPictures(data.data) : none), [data])
}
