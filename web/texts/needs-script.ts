/** What pages say that do not work without JavaScript. */
export const needsScriptTexts = {
  /** On a page that an email's link leads to. */
  link: 'This page needs JavaScript. Turn it on in your browser and open the link in the email again.',
  account: 'Accounts need JavaScript. Turn it on in your browser, or',
  writeToUs: 'write to us',
} as const
