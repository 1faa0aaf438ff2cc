import { pictureFiles } from '../../../domain/catalogue/own-picture.ts'
import type { Tool } from '../../api/rows/catalogue.ts'
import { ShadowPicture } from '../../ui/pictures/shadow-picture.tsx'

interface ProductPictureProps {
  /** Undefined while loading, and for a product that no longer exists. */
  readonly product: Pick<Tool, 'img' | 'outline'> | undefined
  /** Shows only the silhouette. */
  readonly gone?: boolean
}

/** Shows a small picture of a product on its silhouette. */
export function ProductPicture({ product, gone = false }: ProductPictureProps) {
  const { img = '', outline } = product ?? {}
  return (
    <div className="overview-picture">
      <ShadowPicture src={img} files={pictureFiles(img)} alt="" sizes="52px" outline={outline} gone={gone} />
    </div>
  )
}
