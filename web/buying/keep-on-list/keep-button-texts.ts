/** The text of the button that keeps products on a list; the tool page has it before the dialog is loaded. */
export const keepButtonTexts = {
  keep: 'Keep on a list',
} as const
