/** The field for a picture, in whichever form it stands. */
export const imageTexts = {
  label: 'Image',
  hint: 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.',
  /** A file does not outlive a reload, what was typed does. */
  chooseAgain: (name: string) => `Choose ${name} again: the browser has let go of it.`,
  sending: 'Uploading the picture…',
} as const
