/** A puppet. `kind` introduces it, and the pronouns are used in its sentences. */
export interface Hero {
  id: string
  picture: string
  label: string
  name: string
  kind: string
  he: 'he' | 'she'
  his: 'his' | 'her'
}

const hero = (picture: string, label: string, name: string, kind: string, he: 'he' | 'she'): Hero => ({
  id: picture,
  picture,
  label,
  name,
  kind,
  he,
  his: he === 'he' ? 'his' : 'her',
})

export const heroes: readonly Hero[] = [
  hero('unicorn', 'Unicorn', 'Clover', 'a cheerful unicorn', 'she'),
  hero('dragon', 'Dragon', 'Ember', 'a shy green dragon', 'he'),
  hero('astronaut', 'Astronaut', 'Juno', 'a curious astronaut', 'she'),
  hero('rabbit', 'Rabbit', 'Pip', 'a quick little rabbit', 'he'),
  hero('robot', 'Robot', 'Bolt', 'a polite robot', 'he'),
  hero('fox', 'Fox', 'Rusty', 'a clever fox', 'he'),
  hero('owl', 'Owl', 'Olive', 'a wise old owl', 'she'),
  hero('penguin', 'Penguin', 'Pebble', 'a careful penguin', 'she'),
  hero('elephant', 'Elephant', 'Ellis', 'a gentle elephant', 'he'),
  hero('hedgehog', 'Hedgehog', 'Bramble', 'a brave hedgehog', 'he'),
  hero('octopus', 'Octopus', 'Inka', 'a busy octopus', 'she'),
  hero('turtle', 'Turtle', 'Shelby', 'a patient turtle', 'she'),
  hero('lion', 'Lion', 'Bruno', 'a friendly lion', 'he'),
  hero('mouse', 'Mouse', 'Dot', 'a tiny mouse', 'she'),
]
