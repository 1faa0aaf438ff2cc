/** The sentences of the refusals about what moved in from a former shop. */
export const movingErrorTexts = {
  REDIRECT_NOT_FOUND: 'This redirect does not exist. Reload the list.',
  REDIRECT_TAKEN: 'There is a redirect of this address already. Change that one.',
  REDIRECT_REFUSED: 'This redirect is not possible. Correct the addresses.',
  MOVED_CUSTOMER_NOT_FOUND: 'This customer has signed in meanwhile, or is deleted. Reload the list.',
}
