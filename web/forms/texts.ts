/** Texts about a draft from an earlier visit, in every form that changes a record. */
export const earlierDraftTexts = {
  filledIn: 'Unsaved changes from earlier are filled in.',
  discard: 'Discard them',
} as const

/** Texts of pages that need JavaScript. */
export const needsScriptTexts = {
  /** For pages that an email's link opens. */
  link: 'This page needs JavaScript. Turn it on in your browser and open the link in the email again.',
  /** The link `writeToUs` and a full stop follow. */
  account: 'Accounts need JavaScript. Turn it on in your browser, or',
  writeToUs: 'write to us',
} as const

/** Texts of all picture fields. */
export const imageTexts = {
  label: 'Image',
  hint: 'JPEG, PNG, WebP, GIF or AVIF, up to 10 MB.',
  /** A reload restores typed text, but not the chosen file. */
  chooseAgain: (name: string) => `Choose ${name} again: browsers forget files when a page reloads.`,
  sending: 'Uploading the picture…',
} as const
