import type { SampleCatalogue } from './sample-catalogue.ts'

/** Where the pictures that come with the shop are served. */
export function pictureUrl(picture: string): string {
  return `/pictures/${picture}`
}

/** What the shop should know of the pictures of its sample products. */
export function picturesOf({ tools, items, outlines }: SampleCatalogue) {
  return [...tools, ...items].map(({ picture }) => {
    const name = picture.replace(/\.\w+$/, '')
    const url = pictureUrl(picture)
    return {
      id: url,
      url,
      outline: outlines[name] ?? null,
      width: 960,
      height: 960,
      contentType: 'image/webp',
    }
  })
}
