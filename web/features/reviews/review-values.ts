import type { PictureValues } from '../../forms/picture-field.tsx'

export interface ReviewValues extends PictureValues {
  /** How many stars, as text: 1 to 5, or empty. */
  readonly ratings: string
  readonly review: string
}

/** What the form says before anybody has written anything. */
export const emptyReview = { img: '', chosen: '', ratings: '', review: '' } as const
