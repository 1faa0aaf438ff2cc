/** Texts of the second step of a sign-in, where an account asks for one (extension). */
export const secondStepTexts = {
  title: 'One more step',
  lead: 'This account also asks for a passkey. Use it on this device, or with your phone or security key.',
  usePasskey: 'Use my passkey',
  code: 'Recovery code',
  codeHint: 'Without your passkey: one of the codes that you stored, for example 7Q4K-M2XD-9RTA.',
  codeNeeded: 'Enter a recovery code.',
  useCode: 'Use the recovery code',
  lost: 'You have neither? Ask another owner of the shop to reset your second step.',
  startAgain: 'Start again',
} as const
