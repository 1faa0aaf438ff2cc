/** The sentences of the refusals of API keys. */
export const apiKeyErrorTexts = {
  KEY_INVALID:
    'This API key is unknown, has ended or was revoked. Use another one, or make one on the page API keys.',
  KEY_WITHOUT_OPERATION:
    'This API key does not have this right. Choose the right for the key on the page API keys.',
  KEY_NOT_ACCEPTED: 'No API key may do this. Sign in as a person instead.',
  API_KEY_NOT_FOUND: 'This API key does not exist. Reload the list of keys.',
  API_KEY_CHANGED: 'This API key was changed in the meantime. Compare both, then save again.',
  API_KEY_REVOKED: 'This API key is revoked and never works again. Make a new one.',
  API_KEY_OF_ANOTHER: 'Another admin made this API key. Revoke it, or make one of your own.',
  API_KEY_LIMIT: 'You have 50 API keys that work. Revoke one that you do not need, then make this one.',
}
