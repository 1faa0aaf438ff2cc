/** Texts of the forms of a product's picture. */
export const pictureTexts = {
  choice: 'How the picture hangs',
  cutOut: 'Cut out',
  cutOutHint: 'The background is gone. The tool hangs on the board over its outline.',
  photograph: 'Photograph',
  photographHint: 'Shown with its background, filling the card.',
  only: 'The background is not plain enough to remove. The picture is shown as a photograph.',
  light: 'On the light board',
  dark: 'On the dark board',
  again: 'Cut it out again',
  tryIt: 'Cut it out',
  working: 'Cutting it out…',
} as const

/** Texts of cutting out all pictures. */
export const cutOutAllTexts = {
  heading: 'Cut out all pictures',
  lead: 'Removes the plain background from all uploaded pictures of tools and parts that still have it. Pictures that you have chosen in a form stay as they are. Each change is in the record of changes and can be undone there.',
  start: 'Cut out all pictures',
  stop: 'Stop',
  progress: 'Pictures cut out',
  going: (done: string, all: string) => `${done} of ${all} pictures are done.`,
  ended: (cut: string, kept: string, failed: string) =>
    `Done. ${cut} cut out, ${kept} stay photographs${failed === '0' ? '.' : `, ${failed} could not be read.`}`,
} as const
