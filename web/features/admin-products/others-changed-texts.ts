const someone = (by: string | undefined) => by ?? 'Another admin'

/** Texts for two admins who change a product at the same time. */
export const othersChangedTexts = {
  heading: (by: string | undefined) => `${someone(by)} changed this product while you were editing it`,
  choose: 'You both changed the fields below. Choose whose value stays; all other changes of both are kept.',
  chooseFirst: 'Nothing is saved yet. Choose for each field below, then save again.',
  kept: 'Your fields stay as you typed them. When you save, both changes are kept.',
  merged: (by: string | undefined) =>
    `${someone(by)} changed other fields meanwhile. Both changes are saved.`,
  /** The field of the picture, which has no label of its own in the form. */
  image: 'Image',
  before: 'Before',
  theirs: 'Now stored',
  mine: 'Yours',
  nothing: 'empty',
  keep: 'Keep yours',
  take: 'Take the stored one',
  of: (label: string) => ` for ${label}`,
} as const
