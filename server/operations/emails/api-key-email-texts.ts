/** The email about a new API key. */
export const apiKeyEmailTexts = {
  subject: 'An API key was made for your account',
  what: 'A new API key was made for your account. A program that has it acts for you, with the rights that were chosen for it, until it ends or you revoke it.',
  link: 'See your API keys',
  notYou: (page: string) =>
    `If it was not you, revoke the key at once, then set a new password, which signs out every browser: ${page}`,
} as const
