import type * as English from '../../../../domain/catalogue/family-texts.ts'
import { translation } from '../../../translation.ts'

const names = {
  lengths: (count: number) => (count <= 1 ? 'longueur' : 'longueurs'),
  colours: (count: number) => (count <= 1 ? 'couleur' : 'couleurs'),
  sizes: (count: number) => (count <= 1 ? 'taille' : 'tailles'),
  versions: (count: number) => (count <= 1 ? 'version' : 'versions'),
} as const

export const familyTexts = translation<typeof English.familyTexts>()({
  members: (name, count, of) =>
    count === of ? `${count} ${names[name](count)}` : `${count} sur ${of} ${names[name](of)}`,
  from: (members, price) => `${members} dès ${price}`,
})
