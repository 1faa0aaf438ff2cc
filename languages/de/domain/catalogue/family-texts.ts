import type * as English from '../../../../domain/catalogue/family-texts.ts'
import { translation } from '../../../translation.ts'

const names = {
  lengths: (count: number) => (count === 1 ? 'Länge' : 'Längen'),
  colours: (count: number) => (count === 1 ? 'Farbe' : 'Farben'),
  sizes: (count: number) => (count === 1 ? 'Größe' : 'Größen'),
  versions: (count: number) => (count === 1 ? 'Ausführung' : 'Ausführungen'),
} as const

export const familyTexts = translation<typeof English.familyTexts>()({
  members: (name, count, of) =>
    count === of ? `${count} ${names[name](count)}` : `${count} von ${of} ${names[name](of)}`,
  from: (members, price) => `${members} ab ${price}`,
})
