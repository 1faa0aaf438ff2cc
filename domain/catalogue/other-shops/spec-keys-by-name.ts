import { languageTags } from '../../../contract/languages/languages.ts'
import { inLanguage } from '../../../contract/languages/said.ts'
import { foldLetters } from '../../search/fold-text.ts'
import { specKeyTexts } from '../spec-key-texts.ts'
import { type SpecKey, specKeys } from '../spec-keys.ts'

/** Names that other shops use for keys. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  colour: ['Color', 'Colour', 'Farbe', 'Farben', 'Couleur', 'Colors'],
  size: ['Size', 'Größe', 'Groesse', 'Taille'],
  length: ['Length', 'Länge', 'Laenge', 'Longueur'],
  diameter: ['Diameter', 'Durchmesser', 'Diamètre'],
  material: ['Material', 'Matériau', 'Matière'],
}

type NamedKey = Pick<SpecKey, 'name' | 'kind' | 'unit'> & { readonly key: string }

/** The keys of specifications by the names of another shop's options, in each language. */
export class SpecKeysByName {
  readonly #byName = new Map<string, string>()
  readonly #byKey = new Map<string, Pick<SpecKey, 'kind' | 'unit'>>()

  /** @param own the owner's keys. */
  constructor(own: readonly NamedKey[]) {
    for (const { key, name, ...known } of own) this.#add(key, name, known)
    for (const [key, { name, ...known }] of Object.entries(specKeys)) {
      this.#add(key, name, known)
      for (const tag of languageTags) {
        const translated = inLanguage(specKeyTexts, tag)[key]?.name
        if (translated) this.#add(key, translated, known)
      }
    }
    for (const [key, names] of Object.entries(synonyms))
      for (const name of names) this.#add(key, name, specKeys[key] ?? { kind: 'choice' })
  }

  #add(key: string, name: string, known: Pick<SpecKey, 'kind' | 'unit'>): void {
    const folded = foldLetters(name)
    if (!this.#byName.has(folded)) this.#byName.set(folded, key)
    if (!this.#byKey.has(key)) this.#byKey.set(key, known)
  }

  /**
   * Returns the keys of options, each once. A name that no key has becomes a key of its own.
   */
  keysOf(names: readonly string[]): readonly string[] {
    const keys: string[] = []
    for (const [index, name] of names.entries()) {
      const known = this.#byName.get(foldLetters(name))
      const made = known === undefined || keys.includes(known) ? keyOfName(name) : known
      const free = made === '' || keys.includes(made) ? `option-${index + 1}` : made
      keys.push(free)
    }
    return keys
  }

  /** Returns a row of a specification; `1.7 m` becomes 1700 mm where the key has millimetres. */
  specOf(key: string, value: string): Spec {
    const { kind, unit } = this.#byKey.get(key) ?? {}
    const [, digits = '', written = ''] =
      /^(\d{1,9}(?:[.,]\d{1,4})?) ?(\p{L}[\p{L}·]{0,7}|%)?$/u.exec(value) ?? []
    if (kind !== 'number' || digits === '') return { key, value }
    const number = Number(digits.replace(',', '.'))
    if (unit === undefined) return written === '' ? { key, value: number } : { key, value }
    const factor = factorOf(written, unit)
    if (factor === undefined) return { key, value }
    return { key, value: Number((number * factor).toFixed(4)), unit }
  }
}

interface Spec {
  readonly key: string
  readonly value: string | number
  readonly unit?: string
}

const factors: Readonly<Record<string, Readonly<Record<string, number>>>> = {
  mm: { cm: 10, m: 1000 },
  g: { kg: 1000 },
}

/** Returns by how much a number is multiplied to have a unit; undefined for another unit, or none. */
function factorOf(written: string, unit: string): number | undefined {
  return written === unit ? 1 : factors[unit]?.[written]
}

/** Returns a key made of a name, in small letters without accents; empty for other scripts. */
function keyOfName(name: string): string {
  const words = foldLetters(name)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
  return /^[a-z]/.test(words) ? words.slice(0, 40).replace(/-$/, '') : ''
}
