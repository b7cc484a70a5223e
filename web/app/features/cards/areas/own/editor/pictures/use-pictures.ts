import { getCardPictures } from '@marigold/contract'
import { useMemo } from 'react'
import { useCall } from '../../../../../../platform/calls/query-client.ts'
import { indexPictures, type PictureIndex } from '../proposals.ts'

const none: PictureIndex = { entries: [] }

/** All of our pictures, ready to be searched; none until they came. */
export function usePictures(): PictureIndex {
  const { data } = useCall(getCardPictures, { staleTime: Infinity })
  return useMemo(() => (data ? indexPictures(data.data) : none), [data])
}
