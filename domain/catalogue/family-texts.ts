import type { MembersName } from './product-family.ts'

const names = {
  lengths: (count: number) => (count === 1 ? 'length' : 'lengths'),
  colours: (count: number) => (count === 1 ? 'colour' : 'colours'),
  sizes: (count: number) => (count === 1 ? 'size' : 'sizes'),
  versions: (count: number) => (count === 1 ? 'version' : 'versions'),
} as const

/** What a card says about the family of its product. */
export const familyTexts = {
  members: (name: MembersName, count: number, of: number) =>
    count === of ? `${count} ${names[name](count)}` : `${count} of ${of} ${names[name](of)}`,
  from: (members: string, price: string) => `${members} from ${price}`,
}
