import { builtInImageHost } from '../../providers/images/built-in-host.ts'
import { imageHostElsewhere } from '../../providers/images/host-elsewhere.ts'
import type { ImageHost } from '../../providers/images/image-host.ts'
import type { Shop } from '../shop.ts'
import { keepAddress } from './keep-address.ts'
import { keepSizes } from './keep-sizes.ts'

/**
 * Where uploads of this shop go: to the hosting service that the settings name, else into its own database.
 *
 * @param origin what stands before the path of a picture that the shop keeps itself; empty where {host} is this server.
 */
export function imageHostOf(shop: Shop, origin: string): ImageHost {
  const { imageHosting } = shop
  return imageHosting
    ? imageHostElsewhere(imageHosting, keepAddress(shop))
    : builtInImageHost(origin, keepSizes(shop, origin === ''))
}
