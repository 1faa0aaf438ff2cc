/** The sentences of the refusals of accounts and roles. */
export const accountErrorTexts = {
  ACCOUNT_BOUND_ELSEWHERE:
    'This email belongs to an account with another sign-in method. Use that method, or verify the email.',
  ACCOUNT_BLOCKED: 'This account is blocked. Write to the shop if you think that this is a mistake.',
  SECOND_FACTOR_REQUIRED:
    'This account asks for a passkey or a recovery code after the first step. Log in again with both.',
  OWN_SECOND_FACTOR:
    'This is your own account. Another owner can reset its second step; you can switch it off under Account.',
  OWN_ACCOUNT: 'This is your own account. You can delete it under Account.',
  STAFF_NOT_BLOCKED: 'This account has rights at the shop. Make it a customer first, then block it.',
  BLOCKED_ACCOUNT_WITHOUT_ROLE: 'This account is blocked. Lift the block first, then give it a role.',
  DEMO_ACCOUNT:
    'Anyone can sign in as this person in the demo, so it cannot be an admin. Choose another user.',
  USER_NOT_FOUND: 'There is no account with this email. Reload the list of users.',
  SIGN_IN_NOT_FOUND: 'This sign-in has already ended. Reload the list of sign-ins.',
  LAST_ADMIN: 'This is the last admin. Make another user an admin first.',
  SIGN_IN_AGAIN: 'You signed in too long ago. Sign in again, then delete the account within five minutes.',
}
