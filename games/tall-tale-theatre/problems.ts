/** A problem. `what` follows "then", `goal` follows "wanted to", and `solved` tells how it was solved. */
export interface Problem {
  id: string
  picture: string
  label: string
  what: string
  goal: string
  solved: string
}

const problem = (
  id: string,
  picture: string,
  label: string,
  { what, goal, solved }: Pick<Problem, 'what' | 'goal' | 'solved'>,
): Problem => ({ id, picture, label, what, goal, solved })

export const problems: readonly Problem[] = [
  problem('key', 'key', 'A key is gone', {
    what: 'the key to the snack box disappeared',
    goal: 'find the key',
    solved: 'The key turned up inside a loaf of bread.',
  }),
  problem('lunch', 'sandwich', 'No lunch left', {
    what: 'all the sandwiches for lunch were gone',
    goal: 'find something to eat',
    solved: 'Soon there was warm soup for everyone.',
  }),
  problem('hum', 'alarm-clock', 'A strange hum', {
    what: 'a strange hum began, and it would not stop',
    goal: 'stop the hum',
    solved: 'The hum came from a forgotten alarm clock, and somebody switched it off.',
  }),
  problem('bubbles', 'bubbles', 'Bubbles all over', {
    what: 'soap bubbles came pouring out of everywhere',
    goal: 'stop the bubbles',
    solved: 'The last bubble popped with a tiny plop.',
  }),
  problem('compass', 'compass', 'A dizzy compass', {
    what: 'the compass began to spin and would not stop',
    goal: 'find the right way',
    solved: 'The compass calmed down and pointed the right way.',
  }),
  problem('honey', 'honey-pot', 'Honey spilled', {
    what: 'a big jar of honey tipped over, and everything got sticky',
    goal: 'clean up the honey',
    solved: 'Nothing stuck anymore, and there was even some honey left for toast.',
  }),
  problem('purple', 'artist-palette', 'All is purple', {
    what: 'everything suddenly turned purple',
    goal: 'bring the colors back',
    solved: 'One by one, the colors came back.',
  }),
  problem('cake', 'birthday-cake', 'A growing cake', {
    what: 'a cake began to grow and would not stop growing',
    goal: 'stop the cake from growing',
    solved: 'The cake stopped growing just in time, and there was a slice for everyone.',
  }),
  problem('egg', 'hatching-chick', 'A wobbly egg', {
    what: 'a mystery egg rolled up and began to wobble',
    goal: 'find out what the egg needed',
    solved: 'The egg only needed to be kept warm, and out came a happy chick.',
  }),
  problem('ducks', 'duck', 'A hundred ducks', {
    what: 'a hundred ducks marched up and would not leave',
    goal: 'find a home for the ducks',
    solved: 'The ducks found a pond and waved with their wings.',
  }),
  problem('letter', 'envelope', 'A secret letter', {
    what: 'a letter came that nobody could read',
    goal: 'find out what the letter said',
    solved: 'The letter was an invitation to a picnic for everyone.',
  }),
  problem('yarn', 'yarn', 'A tangle of yarn', {
    what: 'a giant ball of yarn rolled by and tangled everything up',
    goal: 'untangle the yarn',
    solved: 'The last knot came loose, and there was enough yarn for a scarf.',
  }),
  problem('clocks', 'mantelpiece-clock', 'Clocks go back', {
    what: 'every clock began to run backward',
    goal: 'set the clocks right',
    solved: 'Tick by tick, the clocks ran forward again.',
  }),
  problem('backpack', 'backpack', 'A bag flies off', {
    what: 'a bunch of balloons carried the lunch bag up into the air',
    goal: 'get the bag back',
    solved: 'The bag floated gently back down.',
  }),
]
