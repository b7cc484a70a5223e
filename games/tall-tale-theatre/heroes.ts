import { m } from '#messages'

/** A puppet: with `kind` it is introduced, and the pronouns keep its sentences right. */
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
  hero(
    'unicorn',
    m.tall_tale_theatre_unicorn(),
    m.tall_tale_theatre_clover(),
    m.tall_tale_theatre_a_cheerful_unicorn(),
    'she',
  ),
  hero(
    'dragon',
    m.tall_tale_theatre_dragon(),
    m.tall_tale_theatre_ember(),
    m.tall_tale_theatre_a_shy_green_dragon(),
    'he',
  ),
  hero(
    'astronaut',
    m.tall_tale_theatre_astronaut(),
    m.tall_tale_theatre_juno(),
    m.tall_tale_theatre_a_curious_astronaut(),
    'she',
  ),
  hero(
    'rabbit',
    m.tall_tale_theatre_rabbit(),
    m.tall_tale_theatre_pip(),
    m.tall_tale_theatre_a_quick_little_rabbit(),
    'he',
  ),
  hero('robot', m.tall_tale_theatre_robot(), m.tall_tale_theatre_bolt(), m.tall_tale_theatre_a_polite_robot(), 'he'),
  hero('fox', m.tall_tale_theatre_fox(), m.tall_tale_theatre_rusty(), m.tall_tale_theatre_a_clever_fox(), 'he'),
  hero('owl', m.tall_tale_theatre_owl(), m.tall_tale_theatre_olive(), m.tall_tale_theatre_a_wise_old_owl(), 'she'),
  hero(
    'penguin',
    m.tall_tale_theatre_penguin(),
    m.tall_tale_theatre_pebble(),
    m.tall_tale_theatre_a_careful_penguin(),
    'she',
  ),
  hero(
    'elephant',
    m.tall_tale_theatre_elephant(),
    m.tall_tale_theatre_ellis(),
    m.tall_tale_theatre_a_gentle_elephant(),
    'he',
  ),
  hero(
    'hedgehog',
    m.tall_tale_theatre_hedgehog(),
    m.tall_tale_theatre_bramble(),
    m.tall_tale_theatre_a_brave_hedgehog(),
    'he',
  ),
  hero(
    'octopus',
    m.tall_tale_theatre_octopus(),
    m.tall_tale_theatre_inka(),
    m.tall_tale_theatre_a_busy_octopus(),
    'she',
  ),
  hero(
    'turtle',
    m.tall_tale_theatre_turtle(),
    m.tall_tale_theatre_shelby(),
    m.tall_tale_theatre_a_patient_turtle(),
    'she',
  ),
  hero('lion', m.tall_tale_theatre_lion(), m.tall_tale_theatre_bruno(), m.tall_tale_theatre_a_friendly_lion(), 'he'),
  hero('mouse', m.tall_tale_theatre_mouse(), m.tall_tale_theatre_dot(), m.tall_tale_theatre_a_tiny_mouse(), 'she'),
]
