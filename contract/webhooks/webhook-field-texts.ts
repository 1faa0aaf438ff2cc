/** The messages about fields of webhooks. */
export const webhookFieldTexts = {
  url: 'Enter the address of the receiver, such as https://shop.example/hooks.',
  urlWithCredentials: 'Leave user name and password out of the address. The signature proves who sends.',
  types: 'Choose at least one event.',
}
