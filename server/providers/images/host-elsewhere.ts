import type { ProvenAccount } from '../identity/identity.ts'
import type { ImageHost, ImageHosting, Picture } from './image-host.ts'

/** The data that the shop stores about a picture on another host. */
export interface HostedElsewhere {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly outline: string | null
  readonly family?: string | undefined
}

/** Stores the URL of a picture with its uploader. */
export type StoreAddress = (picture: HostedElsewhere, uploader: ProvenAccount | undefined) => Promise<void>

/** Makes a hosting service the shop's image host. Stores and returns only URLs that the service returned. */
export function imageHostElsewhere(hosting: ImageHosting, store: StoreAddress): ImageHost {
  return {
    async keep(picture: Picture, uploader) {
      const [{ width, height }] = picture.sizes
      const url = await hosting.upload(picture)
      await store({ url, width, height, outline: picture.outline, family: picture.family }, uploader)
      return url
    },
  }
}
