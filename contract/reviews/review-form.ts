/** The rules and messages of the review form (spec §5), as data for any form library. The text is optional. */
export const reviewForm = {
  image: { required: 'Image is Required' },
  ratings: { required: 'ratings is Required' },
  review: { maxLength: { value: 2000, message: 'At most 2000 characters.' } },
} as const
