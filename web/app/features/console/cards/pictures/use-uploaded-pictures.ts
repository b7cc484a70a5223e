import { getCardPictures, getUploadedPictures, type UploadedPicture } from '@marigold/contract'
import { invalidateQuery, queryClient, useCall } from '../../../../platform/calls/query-client.ts'
import { useSession } from '../../../../platform/session/session.ts'

/** Returns the pictures that were uploaded for cards, newest first. */
export function useUploadedPictures() {
  const { token } = useSession()
  return useCall(getUploadedPictures, { who: token ?? '', enabled: token !== null, staleTime: 0 })
}

/** Shows a picture that was uploaded just now, wherever pictures are chosen. */
export function addUploaded(picture: UploadedPicture): void {
  queryClient.setQueriesData<{ pictures: UploadedPicture[] }>({ queryKey: [getUploadedPictures.path] }, (known) => ({
    pictures: [picture, ...(known?.pictures ?? [])],
  }))
}

/** Reads the uploaded pictures again. */
export const rereadUploaded = () => invalidateQuery({ queryKey: [getUploadedPictures.path] })

/** Returns what each picture shows, by its name. */
export function useDescriptions(): (name: string) => string {
  const { data: all } = useCall(getCardPictures, { staleTime: Infinity })
  const { data: own } = useUploadedPictures()
  return (name) => [...(own?.pictures ?? []), ...(all?.data ?? [])].find((one) => one.name === name)?.alt ?? ''
}
