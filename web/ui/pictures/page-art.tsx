import { ShopPicture, type ShopPictureProps } from './shop-picture.tsx'

interface PageArtProps extends Omit<ShopPictureProps, 'alt' | 'className' | 'edge'> {
  /** The outline's name in styles/page-art.css. */
  readonly name: string
}

/** Shows a page's decorative picture on its painted outline. */
export function PageArt({ name, ...picture }: PageArtProps) {
  return (
    <div className={`shadow-picture page-art page-art-${name}`}>
      <ShopPicture {...picture} alt="" className="lift" />
    </div>
  )
}
