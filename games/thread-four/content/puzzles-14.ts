/** Puzzles for teens and adults, in the format of `puzzles-8.ts`. */
export const puzzles14: readonly string[] = [
  `At a bank: loan, deposit, interest, teller | also check, bill
Look closely at: check, inspect, examine, review
Pastimes: hobby, sport, craft, game | also interest
In a restaurant: menu, tip, waiter, bill | also check`,

  `Calm: cool, collected, composed, serene
Cold: chilly, frosty, icy, freezing | also cool
Gathered: amassed, assembled, compiled, hoarded | also collected
Wrote: drafted, penned, scribbled, authored | also composed, compiled`,

  `Words before “light”: moon, flash, spot, sun | also head, black
Words before “line”: dead, head, pipe, guide
Words before “board”: black, skate, dash, key | also head
Words before “book”: note, text, cook, year | also guide`,

  `Agreements: treaty, pact, deal, bargain | also contract
Get smaller: contract, shrink, dwindle, lessen
In a card game: cut, fold, bluff, draw | also deal, shuffle
Ways to walk: shuffle, stride, amble, trudge`,

  `Forms of medicine: tablet, pill, capsule, drops | also syrup
On pancakes: syrup, butter, berries, honey
Electronic devices: laptop, phone, camera, printer | also tablet, console
Ways to comfort: console, soothe, reassure, cheer`,

  `Same forward and backward: noon, level, kayak, radar
Boats: canoe, ferry, yacht, barge | also kayak
Flat: even, smooth, flush, horizontal | also level
Times of day: dawn, dusk, midnight, evening | also noon`,

  `Words that hide an animal: scowl, catalog, plant, crate
Angry looks: frown, glare, grimace, sneer | also scowl
Lists: index, menu, roster, inventory | also catalog
Containers: barrel, carton, jar, tin | also crate`,

  `Chemistry words: acid, base, solution, atom
Parts of a mountain: peak, slope, ridge, summit | also base
Answers: reply, response, retort, comeback | also solution
Music words: key, note, scale, chord`,

  `Ask many questions: quiz, probe, interview, grill
Ways to cook: boil, fry, steam, bake | also grill, roast
Make fun of: tease, mock, kid, taunt | also roast, rib
Cuts of meat: chop, steak, roast, rib`,

  `In a newspaper: headline, editorial, column, comic | also article
Parts of a building: arch, pillar, dome, vault | also column, beam
Grammar words: article, noun, adverb, clause
Show you are happy: beam, grin, laugh, giggle`,

  `What drives you: drive, ambition, passion, zeal | also will
Legal papers: will, contract, deed, lease
Kinds of roads: lane, avenue, alley, highway | also drive
Bowling words: pin, strike, spare, gutter | also lane, alley`,

  `Send away from a job: fire, sack, can, boot
Containers: jar, tin, carton, crate | also can, sack
Things worn on feet: sandal, loafer, slipper, clog | also boot
Disasters: flood, earthquake, tornado, drought | also fire`,

  `Only: just, merely, simply, solely
Treating all alike: fair, equal, impartial, unbiased | also just, even
Festivities: carnival, parade, circus, festival | also fair
Flat: even, level, smooth, flush`,

  `Law words: judge, jury, verdict, sentence
Parts of a text: phrase, paragraph, chapter, stanza | also sentence
Biology words: cell, tissue, gene, nucleus | also organ
Musical instruments: organ, cello, oboe, trumpet`,
]
