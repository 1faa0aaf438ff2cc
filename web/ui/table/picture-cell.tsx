import type { ReactNode } from 'react'
import { ShopPicture, type ShopPictureProps } from '../pictures/shop-picture.tsx'

interface PictureCellProps {
  /** Missing or empty for a row without a picture. */
  readonly img: string | undefined
  /** Smaller files of the picture. */
  readonly files: ShopPictureProps['files']
  /** A smaller picture, for a table with many columns. */
  readonly small?: true
  /** Shown if there is no picture. */
  readonly missing?: string
  /** For a person's picture, which fills its square; without a picture this first letter is shown. */
  readonly initial?: string
  readonly children: ReactNode
}

/** Shows a picture beside the name of its row. */
export function PictureCell({ img, files, small, missing, initial, children }: PictureCellProps) {
  const person = initial !== undefined
  const edge = person || small ? 44 : 64
  const className = person
    ? 'product-picture person-picture'
    : `product-picture${small ? ' picture-small' : ''}`
  return (
    <span className="product-cell [&>picture]:flex-none">
      {img ? (
        <ShopPicture className={className} src={img} files={files} alt="" sizes={`${edge}px`} edge={edge} />
      ) : person ? (
        <span className={className} aria-hidden="true">
          {initial}
        </span>
      ) : (
        <span className={`${className} picture-missing`} title={missing} />
      )}
      <span>{children}</span>
    </span>
  )
}
