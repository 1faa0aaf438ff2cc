/** Texts of the part "Delivery addresses" of `/dashboard/account` (extension). */
export const addressesTexts = {
  heading: 'Delivery addresses',
  loading: 'Loading your addresses',
  notLoaded: 'Your addresses did not load.',
  none: 'You have not given an address yet. The payment of your first order asks for one.',
  add: 'Add an address',
  change: 'Change',
  delete: 'Delete',
  /** Appended to a button's name, for screen readers. */
  ofAddress: (name: string) => `: ${name}`,
  save: 'Save the address',
  saving: 'Saving…',
  cancel: 'Cancel',
  deleteTitle: 'Delete this address?',
  deleteText: (address: string) => `${address}. Orders that go there do not change.`,
  deleteYes: 'Delete the address',
  deleteNo: 'Keep it',
} as const
