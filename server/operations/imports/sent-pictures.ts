import { foldedPictureName, type SentPicture } from '../../../contract/catalogue/imports.ts'
import { said } from '../../../contract/languages/said.ts'
import type { GivenProduct } from '../../../domain/catalogue/product-file/read-cells.ts'
import type { GivenWords } from '../../../domain/catalogue/product-file/read-words.ts'
import { partsOf, type WordColumn } from '../../../domain/catalogue/product-file/word-columns.ts'
import type { Problems } from './compare-row.ts'
import { importTexts } from './import-texts.ts'

/** Matches an address. A cell may contain a file name instead, with or without folders. */
const address = /^(?:\/|https?:)/i

/** A notice lists at most this many names. */
const mostNames = 20

/** The pictures that were sent with a file. Cells may name them instead of an address. */
export class SentPictures {
  readonly #byName: ReadonlyMap<string, SentPicture>
  readonly #used = new Set<string>()

  constructor(pictures: readonly SentPicture[]) {
    this.#byName = new Map(pictures.map((picture) => [foldedPictureName(picture.name), picture]))
  }

  /** Replaces the names of pictures by their addresses; reports a name without a picture as a problem. */
  resolve(given: GivenProduct): { readonly given: GivenProduct; readonly problems: Problems } {
    const problems: Problems = {}
    const find = (column: 'img' | 'pictures' | WordColumn, written: string) => {
      if (address.test(written)) return written
      const found = this.find(written)
      if (found === undefined) problems[column] ??= said(importTexts).pictureNotSent(written.slice(0, 200))
      return found ?? written
    }
    const { img, pictures, words } = given
    const resolved = {
      ...given,
      ...(img !== undefined && { img: find('img', img) }),
      ...(pictures && {
        pictures: pictures.map((picture) => ({ ...picture, img: find('pictures', picture.img) })),
      }),
      ...(words && { words: wordsOfPictures(words, find) }),
    }
    return { given: resolved, problems }
  }

  /** Lists pictures that no row names. */
  get notices(): readonly string[] {
    const unused = [...this.#byName].filter(([name]) => !this.#used.has(name)).map(([, { name }]) => name)
    if (unused.length === 0) return []
    const named = unused.slice(0, mostNames)
    const more = unused.length - named.length
    return [said(importTexts).unusedPictures(unused.length, named.join(', '), more)]
  }

  /** Returns the address of the picture that came with a name, with or without folders; undefined without one. */
  find(written: string): string | undefined {
    const name = foldedPictureName(written.split(/[/\\]/).at(-1) ?? '')
    const found = this.#byName.get(name)
    if (found) this.#used.add(name)
    return found?.img
  }
}

/** Returns words with the addresses of the pictures that they describe. */
function wordsOfPictures(
  words: GivenWords,
  find: (column: WordColumn, written: string) => string,
): GivenWords {
  return Object.fromEntries(
    Object.entries(words).map(([key, value]) => {
      // The keys of this table are columns of words.
      const column = key as WordColumn
      if (typeof value !== 'object' || partsOf(column).field !== 'pictures') return [column, value]
      const texts = Object.entries(value).map(([written, alt]) => [find(column, written), alt])
      return [column, Object.fromEntries(texts)]
    }),
  )
}
