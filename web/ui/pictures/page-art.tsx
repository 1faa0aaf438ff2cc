import { ShopPicture, type ShopPictureProps } from './shop-picture.tsx'

interface PageArtProps extends Omit<ShopPictureProps, 'alt' | 'className' | 'edge'> {
  /** Names the outline in styles/page-art.css. */
  readonly name: string
}

/** Shows a decorative picture of a page on its painted outline. */
export function PageArt({ name, ...picture }: PageArtProps) {
  return (
    <div className={`shadow-picture page-art page-art-${name}`}>
      <ShopPicture {...picture} alt="" className="lift" />
    </div>
  )
}
