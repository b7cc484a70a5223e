import { getCardPictures, type NamedPicture } from '@marigold/contract'
import { useMemo } from 'react'
import { useCall } from '../../../../../../platform/calls/query-client.ts'
import { indexPictures, type PictureIndex } from '../suggest-picture.ts'

const none: PictureIndex = { entries: [] }
const noneUploaded: readonly NamedPicture[] = []

/** Returns all of our pictures, and those that were uploaded just now, as a search index; empty until they are loaded. */
export function usePictures(uploaded: readonly NamedPicture[] = noneUploaded): PictureIndex {
  const { data } = useCall(getCardPictures, { staleTime: Infinity })
  return useMemo(() => {
    if (!data) return none
    const known = new Set(data.data.map(({ name }) => name))
    return indexPictures([...data.data, ...uploaded.filter(({ name }) => !known.has(name))])
  }, [data, uploaded])
}
