/** Puzzles for ages eleven to thirteen, in the format of `puzzles-8.ts`. */
export const puzzles11: readonly string[] = [
  `Suits of cards: heart, club, spade, diamond
Garden tools: rake, hoe, shovel, trowel | also spade
Gems: ruby, emerald, pearl, sapphire | also diamond
Inside your body: liver, lung, kidney, stomach | also heart`,

  `Fish: trout, tuna, perch, cod | also sole, salmon
Parts of a shoe: sole, heel, tongue, lace
Shades of color: salmon, navy, olive, tan
Pizza toppings: mushroom, pepperoni, onion, pepper | also olive`,

  `Things with teeth: comb, saw, zipper, rake
Things with a neck: bottle, guitar, sweater, vase
Things with strings: kite, racket, yo-yo, bow | also guitar, piano
Things with keys: piano, map, keyboard, calculator`,

  `Words before “ball”: foot, base, snow, basket | also fire, cheese
Words before “fly”: butter, dragon, fire, horse
Words before “cake”: cup, pan, short, fruit | also cheese, cream
Made from milk: milkshake, cream, yogurt, cheese | also butter`,

  `Words that sound like a letter: bee, sea, tea, eye
Insects: wasp, ant, beetle, moth | also bee
Drinks: cocoa, coffee, soda, juice | also tea
Parts of a face: nose, cheek, chin, forehead | also eye`,

  `Words for money: buck, dough, cash, bill
Male animals: bull, ram, rooster, stallion | also buck
Parts of a bird: beak, wing, feather, tail | also bill
In a bakery: bread, roll, pastry, muffin | also dough`,

  `Window parts and covers: curtain, blind, shutter, pane | also shade
Parts of a theater: stage, seat, aisle, balcony | also curtain
Parts of a process: step, phase, round, level | also stage
Ways to draw: sketch, shade, trace, doodle`,

  `In the sea: wave, tide, reef, current
Greetings: nod, bow, hug, handshake | also wave
Hairstyles: braid, ponytail, bun, bangs | also wave
Breads: roll, loaf, bagel, pita | also bun`,

  `Units of length: foot, yard, inch, mile
Around a house: porch, deck, patio, driveway | also yard
Parts of a ship: mast, hull, anchor, rudder | also deck
Parts of a leg: ankle, shin, thigh, knee | also foot`,

  `Computer words: file, cursor, mouse, browser
Tools: hammer, chisel, pliers, wrench | also file
Parts of a house: roof, attic, chimney, porch
Rodents: rat, hamster, beaver, squirrel | also mouse`,

  `Ways to throw: toss, fling, hurl, pitch
Music words: melody, rhythm, tempo, chord | also pitch, beat
Win against: beat, defeat, outdo, conquer | also top
Toys: top, yo-yo, marble, doll`,

  `Parts of a plant: stem, petal, root, bulb
Electrical things: wire, socket, battery, fuse | also plug, bulb
Stop the flow: plug, block, clog, dam | also jam
On toast: jam, butter, honey, jelly`,

  `Tennis words: net, serve, set, ball | also court, racket, judge
Court words: judge, jury, lawyer, court
Loud noises: racket, din, clatter, uproar
Catch with it: trap, hook, snare, lasso | also net`,

  `Herbs: basil, parsley, dill, mint | also sage
Wise people: sage, mentor, elder, scholar
Candy flavors: caramel, cherry, grape, licorice | also mint
Trees: pine, birch, cedar, oak | also cherry, elder`,

  `Groups of animals: herd, flock, pack, litter | also school, pride
Feelings: pride, joy, envy, fear
Places to learn: school, college, academy, classroom
Trash: garbage, junk, waste, rubbish | also litter`,

  `Ways to annoy: bug, pester, bother, tease
Spy words: agent, code, disguise, secret | also bug
Insects: ant, termite, gnat, wasp | also bug, cricket
Sports: cricket, hockey, rugby, golf`,
]
