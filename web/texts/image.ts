/** Texts of the picture field, in every form. */
export const imageTexts = {
  label: 'Image',
  hint: 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.',
  /** A reload restores typed text, but not the chosen file. */
  chooseAgain: (name: string) => `Choose ${name} again: browsers forget files when a page reloads.`,
  sending: 'Uploading the picture…',
} as const
