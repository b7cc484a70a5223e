import { m } from '#messages'
import { parts } from './faces.ts'
import type { Level } from './state.ts'

export const levels: Level[] = [
  {
    name: m.feelings_face_lab_first_faces(),
    detail: m.feelings_face_lab_from_5_four_feelings(),
    ...{ from: 5, kind: 'story', words: 4, presets: 3, parts: ['brows', 'eyes', 'mouth'], strengths: false },
  },
  {
    name: m.feelings_face_lab_story_faces(),
    detail: m.feelings_face_lab_from_8_ten_feelings_and_sliders(),
    ...{ from: 8, kind: 'story', words: 10, presets: 5, parts, strengths: false },
  },
  {
    name: m.feelings_face_lab_how_strong(),
    detail: m.feelings_face_lab_from_8_a_little_some_or_a_lot(),
    ...{ from: 8, kind: 'story', words: 10, presets: 5, parts, strengths: true },
  },
  {
    name: m.feelings_face_lab_one_face_two_stories(),
    detail: m.feelings_face_lab_from_11_sixteen_feelings(),
    ...{ from: 11, kind: 'pair', words: 16, presets: 5, parts, strengths: true },
  },
  {
    name: m.feelings_face_lab_inside_and_outside(),
    detail: m.feelings_face_lab_from_11_and_for_adults(),
    ...{ from: 11, kind: 'inside', words: 16, presets: 5, parts, strengths: true },
  },
]
