import type { Age } from '../puzzle.ts'

// Puzzle words that are missing from the card tables, by the age at which most readers know them, reviewed word by
// word. The tables contain what eight-year-olds know.
const lists: Readonly<Record<Age, string>> = {
  '8': `
antler ash bang bark base batter beak beep beg board bottle boy bulb bun buzz case chip cold cover cross cursor
dash diamond election fall fielder fog gold hail handle heel honk hourglass hurry kettle kid knuckle lace lamb
library look mad maple match mattress mole oak oval palm peek pine pocket pond pop puppy race rat roll root ruby
rush safe sandbox saucer screen seat seesaw sheet shin silver smoke soda sole spine stream sundial timer title
toddler tournament tumble turn twist wag willow wind winter
`,
  '11': `
academy agent aisle attic balcony bangs basil battery beat beetle bill birch bow braid browser buck bull
calculator caramel cedar chisel chord classroom clatter clog club cocoa cod code college conquer court current
dam deck defeat dill din disguise doodle dough elder emerald envy file fling flock fuse gnat handshake herd
hockey hoe hull inch joy judge junk jury kidney lasso level licorice litter liver mast melody mentor mile mint
navy nod outdo pack pane parsley pastry patio pepper pepperoni perch pester petal phase pita pitch ponytail
pride racket ram reef rhythm round rubbish rudder rugby sage salmon scholar sea secret serve set shade short
shutter sketch snare socket spade stallion stem step stomach tail tan tease tempo termite tide top toss trace
trout trowel tuna uproar waste
`,
  '14': `
acid adverb alley amassed ambition amble article assembled atom authored avenue bake bargain barge beam berries
bluff boil capsule carnival catalog cell cello chapter chop circus clause collected column comeback comic
compiled composed console contract cook cool craft crate cut dawn dead deal deed deposit dome drafted drops
drought dwindle editorial equal even evening examine ferry festival flash flush fold freezing frosty fry gene
giggle grimace guide gutter head headline hoarded hobby horizontal icy impartial index inspect interest
interview inventory just kayak lane lease lessen loafer loan merely midnight mock noon note noun nucleus oboe
pact parade paragraph passion peak penned phrase pill pillar pin pipe probe quiz reassure reply response retort
review rib ridge roast roster sack sandal scowl scribbled sentence serene shrink shuffle simply sneer solely
solution spare sport stanza steam stride strike summit syrup tablet taunt teller text tin tip tissue treaty
trudge unbiased vault verdict waiter will zeal
`,
}

const order: readonly Age[] = ['8', '11', '14']
const sets = new Map(order.map((age) => [age, new Set(lists[age].split(/\s+/))]))

/** Whether most readers of an age know a word; `tables` are the words of the cards. */
export function taughtWords(word: string, age: Age, tables: ReadonlySet<string>): boolean {
  return tables.has(word) || order.slice(0, order.indexOf(age) + 1).some((one) => sets.get(one)?.has(word))
}
