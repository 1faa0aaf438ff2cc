import { isOwnPicture } from '../../../domain/catalogue/own-picture.ts'
import type { GivenProduct } from '../../../domain/catalogue/product-file/read-cells.ts'
import { fetchedPictures } from '../../data/queries/imports/import-pictures.ts'
import type { Shop } from '../shop.ts'
import type { FileRow } from './file-row.ts'
import type { SentPictures } from './sent-pictures.ts'

const address = /^https?:\/\//i
/** The longest address that is stored. */
const longest = 2048

/** The page names at most this many hosts. */
const mostHosts = 10

/** A row's pictures at other addresses, as far as the shop has them. */
interface Resolved {
  readonly given: GivenProduct
  /** Whether some of them are not in the shop. */
  readonly lacksSome: boolean
}

/** The pictures at other addresses that the rows of another shop's export name. */
export class MovedPictures {
  readonly #shop: Shop
  readonly #sent: SentPictures
  readonly #known = new Map<string, string>()
  readonly #wanted = new Set<string>()
  readonly #hosts = new Set<string>()
  #newlyWanted: { readonly address: string; readonly line: number }[] = []

  constructor(shop: Shop, sent: SentPictures) {
    this.#shop = shop
    this.#sent = sent
  }

  /** Returns the addresses that the shop has no picture of, each with its first row, and each once. */
  takeWanted(): readonly { readonly address: string; readonly line: number }[] {
    const taken = this.#newlyWanted
    this.#newlyWanted = []
    return taken
  }

  /** The hosts of all pictures at other addresses. */
  get hosts(): readonly string[] {
    return [...this.#hosts].toSorted().slice(0, mostHosts)
  }

  /** Learns which pictures of some rows the shop has fetched before. Call it before `resolve`. */
  async learn(rows: readonly FileRow[]): Promise<void> {
    const named = rows.flatMap(({ moved }) => [
      moved?.cells.get('img') ?? '',
      moved?.cells.get('pictures') ?? '',
    ])
    const found = named.flatMap((cell) => cell.match(/https?:[^"\s]+/gi) ?? [])
    const fetched = await fetchedPictures(this.#shop.database.read, [...new Set(found)])
    for (const [each, img] of fetched) this.#known.set(each, img)
  }

  /** Replaces addresses by the pictures in the shop; leaves out the pictures that it does not have. */
  resolve(given: GivenProduct, row: number): Resolved {
    const { img, pictures, ...others } = given
    const first = img === undefined ? undefined : this.#find(img, row)
    const found = (pictures ?? []).map((each) => ({ ...each, img: this.#find(each.img, row) }))
    const shown = found.flatMap(({ img: own, alt }) =>
      own === undefined || own === first ? [] : [{ img: own, alt }],
    )
    const once = [...new Map(shown.map((each) => [each.img, each])).values()]
    const lacksSome =
      (img !== undefined && first === undefined) || found.some((each) => each.img === undefined)
    return {
      given: {
        ...others,
        ...(first !== undefined && { img: first }),
        ...(once.length > 0 && { pictures: once }),
      },
      lacksSome,
    }
  }

  #find(written: string, row: number): string | undefined {
    const { publicUrl } = this.#shop
    if (isOwnPicture(written, this.#shop))
      return written.startsWith(`${publicUrl}/`) ? written.slice(publicUrl.length) : written
    const sent = this.#sent.find(written.split(/[?#]/, 1)[0] ?? '')
    if (sent !== undefined) return sent
    if (!address.test(written) || written.length > longest || !URL.canParse(written)) return undefined
    this.#hosts.add(new URL(written).host)
    const known = this.#known.get(written)
    if (known !== undefined || this.#wanted.has(written)) return known
    this.#wanted.add(written)
    this.#newlyWanted.push({ address: written, line: row })
    return undefined
  }
}
