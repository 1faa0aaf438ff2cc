import type { ProvenAccount } from '../identity/identity.ts'
import type { ImageHost, ImageHosting, Picture } from './image-host.ts'

/** What the shop notes of a picture that it does not keep itself. */
export interface HostedElsewhere {
  readonly url: string
  readonly width: number
  readonly height: number
  readonly outline: string | null
}

/** Notes the address of a picture, for the account that uploaded it. */
export type StoreAddress = (picture: HostedElsewhere, uploader: ProvenAccount) => Promise<void>

/** A hosting service as the shop's image host. No address is noted or answered that the service did not answer. */
export function imageHostElsewhere(hosting: ImageHosting, store: StoreAddress): ImageHost {
  return {
    async keep(picture: Picture, uploader) {
      const [{ width, height }] = picture.sizes
      const url = await hosting.upload(picture)
      await store({ url, width, height, outline: picture.outline }, uploader)
      return url
    },
  }
}
