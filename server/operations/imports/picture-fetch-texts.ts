/** Why a picture at another address could not be fetched for an import. */
export const pictureFetchTexts = {
  answered: (status: number) =>
    `The other shop answered with the code ${status}. Open the address in a browser, or choose the picture itself for the product.`,
  unreachable: 'The address does not answer. Try again later.',
  tooLarge: (megabytes: number) =>
    `This file is larger than ${megabytes} MB. Choose a smaller picture for the product.`,
  private:
    'This address is in a private network, which the shop does not call. Choose the picture itself for the product.',
  redirected: 'This address leads from one to the next. Choose the picture itself for the product.',
  noAddress: 'This is not an address of a picture. Correct it in the file.',
  notStored: 'The picture could not be stored. Try again later.',
} as const
