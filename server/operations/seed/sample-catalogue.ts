/** What an empty shop opens with, in the shape of the files in sample-shop/. */
export interface SampleCatalogue {
  readonly tools: readonly {
    readonly slug: string
    readonly name: string
    readonly shortDescription: string
    readonly unitPriceCents: number
    readonly minimumOrder: number
    readonly available: number
    readonly picture: string
  }[]
  readonly items: readonly {
    readonly slug: string
    readonly name: string
    readonly unitPriceCents: number
    readonly picture: string
  }[]
  readonly reviews: readonly {
    readonly slug: string
    readonly name: string
    readonly text: string
    readonly ratings: number
    readonly picture: string
  }[]
  /** SVG outline by picture name, without its ending. */
  readonly outlines: Readonly<Record<string, string>>
}
