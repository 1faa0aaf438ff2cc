/** The field for a picture, in whichever form it stands. */
export const imageMessages = {
  label: 'Image',
  hint: 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.',
  sending: 'Uploading the picture…',
} as const
