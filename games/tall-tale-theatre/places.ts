/** What the painted backdrop shows behind a place. */
export type Sky = 'night' | 'day' | 'sea' | 'snow' | 'sand' | 'forest' | 'evening'

/** A place. `at` follows "was", and `detail` is its own sentence. */
export interface Place {
  id: string
  picture: string
  label: string
  at: string
  detail: string
  sky: Sky
}

const place = (picture: string, label: string, at: string, detail: string, sky: Sky): Place => ({
  id: picture,
  picture,
  label,
  at,
  detail,
  sky,
})

export const places: readonly Place[] = [
  place('castle', 'Castle', 'in an old castle', 'Every door creaked in a different tune.', 'night'),
  place('desert-island', 'Island', 'on a tiny desert island', 'The sand was warm, and the waves sang softly.', 'sea'),
  place('volcano', 'Volcano', 'beside a sleepy volcano', 'It bubbled softly, like a big pot of soup.', 'evening'),
  place('full-moon', 'Moon', 'on the moon', 'Every step turned into a slow, high hop.', 'night'),
  place('circus-tent', 'Circus', 'at a big circus tent', 'It smelled of popcorn and sawdust.', 'evening'),
  place('lighthouse', 'Lighthouse', 'at a tall lighthouse', 'Its lamp winked out over the water.', 'sea'),
  place('stadium', 'Stadium', 'in an empty stadium', 'Even a whisper came back as an echo.', 'day'),
  place('school', 'School', 'at a school on a Saturday', 'The halls were so quiet that the clocks seemed loud.', 'day'),
  place('cactus', 'Desert', 'in a wide desert', 'The sky was blue from one end to the other.', 'sand'),
  place('snow-capped-mountain', 'Mountain', 'on a snowy mountain', 'Snow glittered on every rock.', 'snow'),
  place('ferris-wheel', 'Fair', 'at a fair with a giant wheel', 'Music played from every corner.', 'evening'),
  place('station', 'Station', 'at a train station', 'Trains whistled hello and good-bye.', 'day'),
  place('evergreen-tree', 'Forest', 'in a deep green forest', 'The moss was as soft as a pillow.', 'forest'),
  place('tent', 'Campsite', 'at a quiet campsite', 'It smelled of pine trees and pancakes.', 'forest'),
]
