import { ShopPicture, type ShopPictureProps } from './shop-picture.tsx'

interface PageArtProps extends Omit<ShopPictureProps, 'alt' | 'className' | 'edge'> {
  /** Which outline styles/page-art.css paints under it. */
  readonly name: string
}

/** A picture that belongs to a page and tells nothing that the words beside it do not, on its painted outline. */
export function PageArt({ name, ...picture }: PageArtProps) {
  return (
    <div className={`shadow-picture page-art page-art-${name}`}>
      <ShopPicture {...picture} alt="" className="lift" />
    </div>
  )
}
